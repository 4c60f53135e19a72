"""The base of the browser tests: the server, the browsers, and a page seen as assistive technology sees it."""
