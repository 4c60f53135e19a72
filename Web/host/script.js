// What runs beside the page: the security policy wants to know that its address is ours.

const scripts = ["worker.js", "reader.js"];
const policy = window.trustedTypes?.createPolicy("host", { createScriptURL: (name) => scripts[scripts.indexOf(name)] });

/** The address of one of our scripts. */
export const script = (name) => (policy ? policy.createScriptURL(name) : name);
