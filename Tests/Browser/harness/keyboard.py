"""Getting from thing to thing by keys alone."""

from selenium.webdriver.common.keys import Keys

FAR = 40  # key presses after which what has not got the focus will not get it


def go(page, key, role, name=None):
    """Presses a key until something of this role, and of this name if one is given, has the focus."""
    passed = []
    for _ in range(FAR):
        page.press(key)
        if page.focus == (role, name or page.focus[1]):
            return
        passed.append(page.focus)
    raise AssertionError(f"{role} {name or ''} never got the focus, but {passed}")


def go_back(page, role, name):
    for _ in range(FAR):
        page.press_with(Keys.SHIFT, Keys.TAB)
        if page.focus == (role, name):
            return
    raise AssertionError(f"{role} {name} never got the focus going backwards")
