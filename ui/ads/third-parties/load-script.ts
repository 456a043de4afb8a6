interface Policy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: object): Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Milliseconds after which a script that has not come is given up. */
const patience = 10_000;

const asked = new Map<string, Promise<boolean>>();
let policy: Policy | undefined;

/** Only what configuration names is ever made a script's address here. */
const trusted = (url: string): string => {
  policy ??= trustedTypes?.createPolicy('configured-scripts', { createScriptURL: (one: string) => one });
  return policy?.createScriptURL(url) ?? url;
};

const request = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    // Blocked, missing or refused by the policy: it is not asked for again on this page.
    script.addEventListener('error', () => resolve(false));
    setTimeout(resolve, patience, false);
    script.src = trusted(url);
    document.head.append(script);
  });

/** Loads a script that configuration names, once; settles with whether it came, and never rejects. */
export const loadScript = (url: string): Promise<boolean> => {
  const known = asked.get(url) ?? request(url);
  asked.set(url, known);
  return known;
};

/**
 * Others' scripts write as they are used to: after consent, and only then, what they write is let through. Where
 * scripts come from is still the policy's to say.
 */
export const letOthersWrite = (): void => {
  const as = (text: string): string => text;
  try {
    trustedTypes?.createPolicy('default', { createHTML: as, createScriptURL: as });
  } catch {
    // It has been made already.
  }
};
