"""Finds things as assistive technology does: by computed role and accessible name, in the order of the page.

Selectors and a guess at the name only narrow down whom to ask; it is the browser's answer that counts.
"""

from selenium.common.exceptions import StaleElementReferenceException, WebDriverException

CANDIDATES = {
    "alert": "[role=alert]",
    "alertdialog": "[role=alertdialog]",
    "banner": "header, [role=banner]",
    "button": "button, [role=button], input[type=button], input[type=submit], summary",
    "group": "[role=group], fieldset",
    "heading": "h1, h2, h3, h4, h5, h6, [role=heading]",
    "link": "a[href], [role=link]",
    "listbox": "[role=listbox], select",
    "main": "main, [role=main]",
    "navigation": "nav, [role=navigation]",
    "option": "[role=option], option",
    "paragraph": "p, [role=paragraph]",
    "radio": "input[type=radio], [role=radio]",
    "radiogroup": "[role=radiogroup], fieldset",
    "region": "section, [role=region]",
    "searchbox": "input[type=search], [role=searchbox]",
    "slider": "input[type=range], [role=slider]",
    "spinbutton": "input[type=number], [role=spinbutton]",
    "status": "[role=status], output",
    "textbox": "input[type=text], textarea, [role=textbox]",
}

# The elements on show that a selector finds, and which of them look as if they had the name.
NARROW = """
const [scope, selector, name] = arguments;
const hidden = '[aria-hidden="true"], [inert]';
const all = [...(scope || document).querySelectorAll(selector)].filter((one) =>
  one.checkVisibility({ visibilityProperty: true }) && !one.closest(hidden));
const plain = (text) => (text || "").replace(/\\s+/g, " ").trim();
const guess = (one) => plain(one.getAttribute("aria-label") || one.textContent);
return [all, name === null ? all : all.filter((one) => guess(one) === name)];
"""


# The elements that once had the role; to ask Chromium for it takes longer than a tap, and elements keep theirs.
confirmed = set()


def role_of(element):
    """The computed role, or None where the browser keeps the element from assistive technology."""
    try:
        return element.aria_role
    except StaleElementReferenceException:
        raise
    except WebDriverException:
        return None


def has_role(element, role):
    if (element.id, role) not in confirmed and role_of(element) == role:
        confirmed.add((element.id, role))
    return (element.id, role) in confirmed


def find_all(driver, role, name=None, inside=None):
    """Every element of the role, inside another one if that is given, and of exactly the name if that is given."""
    everyone, likely = driver.execute_script(NARROW, inside, CANDIDATES[role], name)

    def answering(elements):
        named = [one for one in elements if name is None or one.accessible_name == name]
        return [one for one in named if has_role(one, role)]

    return answering(likely) or answering(everyone if name is not None else [])
