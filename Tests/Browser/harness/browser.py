"""The three browsers' common part: they are set up for a page, and a page can be forgotten."""

from dataclasses import dataclass

from .tabs import reopen

# A page of the site that runs nothing.
PLAIN = "fonts/README.txt"
CLEAR_TEXTS = """
const [fonts, done] = arguments;
localStorage.clear();
sessionStorage.clear();
if (fonts) {
  sessionStorage.setItem("found", fonts);
  localStorage.setItem("tintype.found", fonts);
}
"""
CLEAR = CLEAR_TEXTS + """
const drop = (name) => new Promise((resolve, reject) => {
  const dropping = indexedDB.deleteDatabase(name);
  [dropping.onsuccess, dropping.onerror] = [resolve, reject];
});
indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => drop(name)))).then(() => done(), done);
"""

PHONE = (390, 844)
DESKTOP = (1440, 900)


@dataclass(frozen=True)
class Setting:
    """A window's size in CSS pixels and what a person sets up in their device: 16 is the size of plain text that browsers
    start with."""

    viewport: tuple = PHONE
    dark: bool = False
    motion: bool = False
    text_size: int = 16


class Browser:
    """A running browser. `driver` is Selenium's; `name` is that of the engine, as the option --engine has it. `fonts` is the
    list of the device's fonts as the page found it: where it's known, no page looks for them again."""

    driver = None
    name = ""
    setting = None
    fonts = ""

    def set_up(self, setting):
        """Gives the window its size and the page its preferences, if they aren't those from before."""
        if setting != self.setting:
            self.set_viewport(*setting.viewport)
            self.set_preferences(setting.dark, setting.motion, setting.text_size)
            self.setting = setting

    def reopen(self):
        """Closes the page, as a person does, and goes on in a new, empty tab: sessionStorage and history are gone."""
        reopen(self.driver)
        self.setting = None

    def reload(self):
        self.driver.refresh()

    def revive(self):
        """Restarts the browser if it has crashed."""

    def set_viewport(self, width, height):
        raise NotImplementedError

    def set_preferences(self, dark, motion, text_size):
        raise NotImplementedError

    def clear(self, origin):
        """Leaves the page and drops what a person has saved there. The app's own files stay on the device, and the list of
        the device's fonts."""
        self.driver.get(f"{origin}/{PLAIN}")
        self.driver.execute_async_script(CLEAR, self.fonts)

    def forget(self, origin):
        """Leaves the page and drops all that the origin has stored, its service worker included."""
        raise NotImplementedError

    def faults(self):
        """The page's errors since the last time this was asked, a line each."""
        raise NotImplementedError

    def stop(self):
        self.driver.quit()
