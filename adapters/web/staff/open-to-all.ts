/** Built files under plain names: no page, no data, and nothing that a router would read otherwise. */
const builtFile = /^\/(?:assets|icons)(?:\/[\w-][\w-]*(?:\.[\w-]+)*)+$/;
const pageData = /\/_payload\.json$/;

const always: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/robots.txt']);
/** Where staff sign in, by plain forms. */
export const signInPath = '/login';
/** From where they are sent to a provider. */
export const providerPath = '/login/szolgaltato';
/** Where a browser is asked for a passkey, and where those who are signed in see to theirs. */
export const passkeysPath = '/login/kulcsok';
const signIn: ReadonlySet<string> = new Set([signInPath, '/login/_payload.json', providerPath, passkeysPath]);

/** Whether a path shows the page of signing in. */
export const isSignIn = (path: string): boolean => signIn.has(path);

/**
 * What a preview answers to anybody, letter by letter: whether it lives, that crawlers are not wanted, and what the
 * page of signing in is made of (spec §4, "Preview mode").
 */
export const isOpenToAll = (path: string): boolean =>
  always.has(path) || isSignIn(path) || (builtFile.test(path) && !pageData.test(path));

/** Whether a path is that of a built file, the same for everybody. */
export const isBuiltFile = (path: string): boolean => builtFile.test(path) && !pageData.test(path);
