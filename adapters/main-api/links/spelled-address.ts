/**
 * Normalizes a URL as browsers do before parsing (WHATWG URL, "basic URL parser", steps 1–3). `//host` gets the page's
 * scheme.
 */
export const spelledAddress = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/^[\u0000-\u0020\u00a0\ufeff]+|[\u0000-\u0020\u00a0\ufeff]+$/g, '')
    .replace(/[\t\n\r]/g, '')
    .replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase())
    .replace(/^\/\/(?=[^/\\])/, 'https://')
    .replaceAll(' ', '%20');
