"""What the browser tests are built on: the server, the browsers, and a page seen as assistive technology sees it."""
