const suffix = '/_payload.json';

/** The address of a page's data; a path without its trailing slash is followed by the exact suffix. */
export const payloadAddress = (path: string, search = ''): string => `${path === '/' ? '' : path}${suffix}${search}`;

/** The path of the page, of an address of its data or of its own. */
export const pagePath = (path: string): string => (path.endsWith(suffix) ? path.slice(0, -suffix.length) || '/' : path);
