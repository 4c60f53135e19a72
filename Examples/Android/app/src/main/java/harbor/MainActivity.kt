package harbor

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.ui.Modifier
import harbor.ui.theme.BrandTheme
import harbor.ui.theme.LocalBrandColors

class MainActivity : ComponentActivity() {
  override fun onCreate(savedInstanceState: Bundle?) {
    super.onCreate(savedInstanceState)
    setContent {
      BrandTheme {
        Surface(Modifier.fillMaxSize()) {
          Column {
            Text("Arrivals", style = MaterialTheme.typography.headlineLarge)
            Text("Three boats are due before noon.")
            val brand = LocalBrandColors.current
            Button(
              onClick = {},
              colors = ButtonDefaults.buttonColors(containerColor = brand.accent, contentColor = brand.onAccent),
            ) {
              Text("Meet them")
            }
          }
        }
      }
    }
  }
}
