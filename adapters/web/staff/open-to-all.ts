/** Only plain file names: never a page, data, or a path that a router might rewrite. */
const builtFile = /^\/(?:assets|icons)(?:\/[\w-][\w-]*(?:\.[\w-]+)*)+$/;
const pageData = /\/_payload\.json$/;

const always: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/robots.txt']);
export const signInPath = '/login';
export const providerPath = '/login/szolgaltato';
export const passkeysPath = '/login/kulcsok';
const signIn: ReadonlySet<string> = new Set([signInPath, '/login/_payload.json', providerPath, passkeysPath]);

export const isSignIn = (path: string): boolean => signIn.has(path);

/**
 * Exact paths that a preview serves without sign-in: health, robots.txt and the sign-in page's files (spec §4, "Preview
 * mode").
 */
export const isOpenToAll = (path: string): boolean =>
  always.has(path) || isSignIn(path) || (builtFile.test(path) && !pageData.test(path));

export const isBuiltFile = (path: string): boolean => builtFile.test(path) && !pageData.test(path);
