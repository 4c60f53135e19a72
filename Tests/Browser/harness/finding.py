"""The things of a page, by role and accessible name."""

from selenium.common.exceptions import StaleElementReferenceException, TimeoutException
from selenium.webdriver.support.ui import WebDriverWait

from . import roles

PATIENCE = 10  # seconds after which what has not come will not come


class Finding:
    """A page in which things are found; `driver` is the browser's."""

    def __init__(self, driver):
        self.driver = driver

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def until(self, condition, what):
        """Waits until the condition gives something true, and gives that; `what` says what was waited for."""
        wait = WebDriverWait(self.driver, PATIENCE, 0.02, [StaleElementReferenceException])
        try:
            return wait.until(lambda _: condition())
        except TimeoutException:
            raise AssertionError(f"waited in vain until {what}") from None

    def all(self, role, name=None, inside=None):
        return roles.find_all(self.driver, role, name, inside)

    def the(self, role, name=None, inside=None):
        """The one thing of this role and name; waits for it to come."""
        what = f"there is one {role}" + (f" named {name!r}" if name else "")
        found = self.until(lambda: self.all(role, name, inside), what)
        assert len(found) == 1, f"{what}, but there are {len(found)}: {[one.accessible_name for one in found]}"
        return found[0]

    def banner(self):
        return self.the("banner")

    def heading(self):
        """The bar's title."""
        return self.the("heading", inside=self.banner())

    def button(self, name, inside=None):
        return self.the("button", name, inside or self.banner())

    def listbox(self):
        return self.the("listbox")

    def option(self, name):
        return self.the("option", name)

    def options(self):
        return self.all("option", inside=self.listbox())

    def alertdialog(self):
        return self.the("alertdialog")

    def main(self):
        return self.the("main")
