import 'package:flutter/material.dart';

import 'theme.dart';

void main() => runApp(const Harbor());

class Harbor extends StatelessWidget {
  const Harbor({super.key});

  @override
  Widget build(BuildContext context) {
    return MaterialApp(
      title: 'Harbor',
      theme: lightTheme,
      darkTheme: darkTheme,
      highContrastTheme: highContrastLightTheme,
      highContrastDarkTheme: highContrastDarkTheme,
      home: Builder(
        builder: (context) => Scaffold(
          appBar: AppBar(title: const Text('Arrivals')),
          body: Center(
            child: Text('Three boats are due before noon.', style: Theme.of(context).textTheme.bodyLarge),
          ),
          floatingActionButton: FloatingActionButton.extended(onPressed: () {}, label: const Text('Meet them')),
        ),
      ),
    );
  }
}
