"""What the browser tests stand on: the server, the browsers, and a page seen as assistive technology sees it."""
