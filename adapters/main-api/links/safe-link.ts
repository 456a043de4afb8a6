/** Browsers drop tabs and line breaks from URLs and read `\` as `/`; both can hide another host. */
const hidesAnotherHost = (address: string) => /[\s\\\p{Cc}]/u.test(address);

/** The trimmed text if it is a path on this site (`/x`, not `//host`), otherwise null. */
export const safePath = (text: string): string | null => {
  const address = text.trim();
  return /^\/(?!\/)/.test(address) && !hidesAnotherHost(address) ? address : null;
};

/** The trimmed text if it is an absolute http(s) URL without a user name, otherwise null. */
export const safeWebAddress = (text: string): string | null => {
  const address = text.trim();
  if (!/^https?:\/\/[^/]/i.test(address) || hidesAnotherHost(address)) return null;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '' ? address : null;
};

const mail = /^mailto:(?:[^@?,]+@[^@?,]+(?:,[^@?,]+@[^@?,]+)*)?(?:\?[^#]*)?$/i;

/** mailto URLs (RFC 6068); recipients may be in the query alone. Null if invalid. */
const safeMailAddress = (address: string): string | null =>
  mail.test(address) && address.includes('@') && !hidesAnotherHost(address) ? address : null;

/** tel and sms URLs (RFC 3966, RFC 5724) without spaces. Null if invalid. */
const safePhoneNumber = (text: string): string | null => {
  const [, scheme = '', number = '', query = ''] = /^(tel|sms):([^?]*)(\?[^#]*)?$/i.exec(text) ?? [];
  const dialled = number.replaceAll(/%20|\u00a0/gi, '');
  const called = `${scheme.toLowerCase()}:${dialled}${query}`;
  return /^[+*#\d][\d().*#;,+=\w-]*$/.test(dialled) && /\d/.test(dialled) && !hidesAnotherHost(called) ? called : null;
};

/** Allowed link targets in third-party text: http, https, mailto, tel, sms or a local path. Null otherwise (R28). */
export const safeLink = (text: string): string | null =>
  safePath(text) ?? safeWebAddress(text) ?? safeMailAddress(text.trim()) ?? safePhoneNumber(text.trim());
