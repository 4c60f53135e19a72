#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver to drive, which takes any size from 320 points up.

WebKit's own MiniBrowser never gets narrower than 447 points. The system's Python runs this file, because
that is the one that has the bindings of GTK.

    webkit_window.py FAULTS    where FAULTS is a file: what goes wrong in a page is added to it, a line each
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2

FAULTS = sys.argv[1]

LISTENERS = """
(() => {
  const tell = (text) => window.webkit.messageHandlers.faults.postMessage(String(text));
  const said = console.error;
  console.error = (...parts) => { tell("console: " + parts.join(" ")); said.apply(console, parts); };
  addEventListener("error", (event) => tell(event.message
    ? "error: " + event.message + " " + (event.error?.stack ?? "") : "not loaded: " + (event.target.src || event.target.href)), true);
  addEventListener("unhandledrejection", (event) => tell("unhandled rejection: " + event.reason));
  addEventListener("securitypolicyviolation", (event) =>
    tell("content security policy: " + event.violatedDirective + " " + event.blockedURI));
})();
"""


def note_fault(_manager, result):
    with open(FAULTS, "a", encoding="utf-8") as faults:
        faults.write(result.get_js_value().to_string().replace("\n", " ") + "\n")


def forget(_manager, value, reply):
    """Answers once everything that pages have stored is dropped."""

    def done(manager, result):
        manager.clear_finish(result)
        reply.return_value(value)

    data = context.get_website_data_manager()
    data.clear(WebKit2.WebsiteDataTypes.ALL, 0, None, done)
    return True


def new_view(context):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("faults")
    content.connect("script-message-received::faults", note_fault)
    content.register_script_message_handler_with_reply("forget", None)
    content.connect("script-message-with-reply-received::forget", forget)
    content.add_script(
        WebKit2.UserScript.new(
            LISTENERS,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(390, 844)
    window.add(view)
    # No window manager gives it the keyboard, and a page without it shows no focus.
    window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))

    def size_text(_manager, size, reply):
        """Sets the size of plain text, in CSS pixels, that pages start with."""
        view.get_settings().set_default_font_size(int(size.to_string()))
        reply.return_value(size)
        return True

    content.register_script_message_handler_with_reply("sizeText", None)
    content.connect("script-message-with-reply-received::sizeText", size_text)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    return view


def begin(context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("MiniBrowser")
    application.set_version(*(int(part) for part in (2, 50, 0)))
    session.set_application_info(application)
    session.connect("create-web-view", lambda _: new_view(context))


# Answers `prefers-reduced-motion: reduce`, so that no test waits for a transition.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager.new_ephemeral())
context.set_automation_allowed(True)
context.connect("automation-started", begin)
Gtk.main()
