interface Policy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: object): Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Milliseconds. */
const timeout = 10_000;

const asked = new Map<string, Promise<boolean>>();
let policy: Policy | undefined;

/** For Trusted Types: pass only URLs from the configuration. */
const trusted = (url: string): string => {
  policy ??= trustedTypes?.createPolicy('configured-scripts', { createScriptURL: (one: string) => one });
  return policy?.createScriptURL(url) ?? url;
};

const request = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    setTimeout(resolve, timeout, false);
    script.src = trusted(url);
    document.head.append(script);
  });

/** Loads a script once. Resolves to false on failure; never rejects. */
export const loadScript = (url: string): Promise<boolean> => {
  const known = asked.get(url) ?? request(url);
  asked.set(url, known);
  return known;
};

/**
 * Third-party scripts need a default Trusted Types policy. Call only after consent; the CSP still limits script hosts.
 */
export const letOthersWrite = (): void => {
  const as = (text: string): string => text;
  try {
    trustedTypes?.createPolicy('default', { createHTML: as, createScriptURL: as });
  } catch {
    // The policy already exists.
  }
};
