"""For what only one of the browsers can be made to show."""

import pytest

only_in_chromium = pytest.mark.parametrize("browser", ["chromium"], indirect=True)
