// Addresses of scripts that run beside the page. The security policy requires a trusted type for them.

const scripts = ["worker.js", "reader.js"];
const policy = window.trustedTypes?.createPolicy("host", { createScriptURL: (name) => scripts[scripts.indexOf(name)] });

/** The address of one of our scripts. */
export const script = (name) => (policy ? policy.createScriptURL(name) : name);
