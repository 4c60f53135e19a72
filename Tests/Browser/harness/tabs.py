"""Closing the page and opening a new one, as a person does."""


def reopen(driver):
    """Closes the tab and goes on in a new, empty one: sessionStorage and history are gone, localStorage is not."""
    old = driver.current_window_handle
    driver.switch_to.new_window("tab")
    new = driver.current_window_handle
    driver.switch_to.window(old)
    driver.close()
    driver.switch_to.window(new)
