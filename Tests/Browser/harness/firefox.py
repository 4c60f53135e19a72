"""Firefox, headless, driven by Marionette, the protocol into which geckodriver would translate WebDriver."""

import gc
import json
import re
import tempfile
from pathlib import Path

from marionette_driver.marionette import Marionette
from selenium.webdriver.common.options import ArgOptions
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver

from .browser import Browser
from .ports import free_port

BINARY = "/usr/bin/firefox-esr"
PREFERENCES = {
    "ui.useOverlayScrollbars": 1,  # as on a phone, they take no room
    "devtools.console.stdout.content": True,  # what a page logs goes into the browser's log
    "devtools.console.stdout.chrome": False,
    "messaging-system.rsexperimentloader.enabled": False,  # asks the network for experiments
}
LOGGED = re.compile(
    r"console\.error: (?!\w+:$)"
)  # the browser's own parts put their names before what they log

# Selenium's names of the commands that the tests use, and Marionette's. Their parameters bear the same names.
COMMANDS = {
    "get": "WebDriver:Navigate",
    "goBack": "WebDriver:Back",
    "goForward": "WebDriver:Forward",
    "setTimeouts": "WebDriver:SetTimeouts",
    "w3cExecuteScript": "WebDriver:ExecuteScript",
    "w3cExecuteScriptAsync": "WebDriver:ExecuteAsyncScript",
    "clickElement": "WebDriver:ElementClick",
    "getElementAriaRole": "WebDriver:GetComputedRole",
    "getElementAriaLabel": "WebDriver:GetComputedLabel",
    "actions": "WebDriver:PerformActions",
    "screenshot": "WebDriver:TakeScreenshot",
    "w3cGetCurrentWindowHandle": "WebDriver:GetWindowHandle",
    "newWindow": "WebDriver:NewWindow",
    "switchToWindow": "WebDriver:SwitchToWindow",
    "close": "WebDriver:CloseWindow",
}

# The window never gets narrower than 500 points, but the page in it does.
SIZE_PAGE = """
const { style } = gBrowser.selectedBrowser;
for (const [side, size] of [["width", arguments[0]], ["height", arguments[1]]]) {
  for (const limit of ["", "min-", "max-"]) style.setProperty(limit + side, `${size}px`, "important");
}
"""
FORGET = """
const done = arguments[0], { clearData } = Services;
clearData.deleteDataFromHost("127.0.0.1", true, clearData.CLEAR_ALL, () => done());
"""
# WebDriver's own command reloads past the service worker, as a person does who holds Shift.
# The window holds its listeners; the tab's own `addProgressListener` would leave this one to
# the garbage collector.
RELOAD = """
const done = arguments[0];
const listener = {
  onStateChange(progress, request, flags) {
    const stopped = Ci.nsIWebProgressListener.STATE_STOP | Ci.nsIWebProgressListener.STATE_IS_WINDOW;
    if (!progress.isTopLevel || (flags & stopped) !== stopped) return;
    gBrowser.removeProgressListener(listener);
    done();
  },
};
gBrowser.addProgressListener(listener);
gBrowser.selectedBrowser.reload();
"""
# Errors of the page's scripts, breaches of its security policy and files that did not load.
RAISED = """
const raised = Services.console.getMessageArray()
  .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
  .filter((one) => one.sourceName.startsWith("http://127.0.0.1") || one.category.startsWith("CSP"))
  .map((one) => `${one.category}: ${one.errorMessage} (${one.sourceName}:${one.lineNumber})`);
Services.console.reset();
return raised;
"""


class MarionetteConnection(RemoteConnection):
    """Carries Selenium's commands to a Firefox."""

    def __init__(self, marionette):
        super().__init__("http://127.0.0.1")  # nothing is sent there
        self.marionette = marionette

    def execute(self, command, params):
        if command == "newSession":
            told = {
                "sessionId": self.marionette.session_id,
                "capabilities": self.marionette.session_capabilities,
            }
            return {"value": told}
        params = {key: value for key, value in params.items() if key != "sessionId"}
        if command.startswith("w3cExecuteScript"):
            params |= {"sandbox": None, "newSandbox": False}  # in the page itself, as other browsers do
        elif command == "screenshot":
            params |= {"full": False}
        answer = self.marionette.client.request(COMMANDS[command], params)
        if answer.error:
            return {"status": 500, "value": json.dumps({"value": answer.error})}
        result = answer.result
        return result if isinstance(result, dict) and "value" in result else {"value": result}


class Firefox(Browser):
    name = "firefox"

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        log = Path(self.folder.name, "log")
        self.marionette = Marionette(
            bin=BINARY, headless=True, port=free_port(), gecko_log=str(log), prefs=PREFERENCES
        )
        self.log = log.open(encoding="utf-8", errors="replace")
        self.marionette.start_session()
        self.driver = WebDriver(command_executor=MarionetteConnection(self.marionette), options=ArgOptions())
        self.driver.set_page_load_timeout(30)

    def tell(self, script, *values):
        """Runs a script in the browser's own window and returns its answer."""
        with self.marionette.using_context("chrome"):
            return self.marionette.execute_script(script, script_args=values)

    def set_viewport(self, width, height):
        self.tell("window.resizeTo(...arguments)", max(width, 500), height + 200)
        self.tell(SIZE_PAGE, width, height)

    def set_preferences(self, dark, motion, text_size):
        self.marionette.set_prefs(
            {
                "layout.css.prefers-color-scheme.content-override": 0 if dark else 1,
                "ui.prefersReducedMotion": 0 if motion else 1,
                "font.size.variable.x-western": text_size,
                "font.size.monospace.x-western": text_size * 13 // 16,
            }
        )

    def wait_for(self, script):
        """Runs a script in the browser's own window until it calls its argument."""
        with self.marionette.using_context("chrome"):
            self.marionette.execute_async_script(script)

    def reload(self):
        self.wait_for(RELOAD)

    def forget(self, origin):
        self.reopen()
        self.wait_for(FORGET)

    def faults(self):
        return self.tell(RAISED) + [line for line in self.log if LOGGED.match(line)]

    def stop(self):
        self.marionette.quit()
        self.driver.command_executor.marionette = self.marionette = None
        self.log.close()
        self.folder.cleanup()
        gc.collect()  # what holds the profile complains if it goes last of all
