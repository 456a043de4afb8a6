/** Browsers drop tabs and line breaks from addresses and read `\` as `/`, so either can hide another host. */
const hidesAnotherHost = (address: string) => /[\s\\\p{Cc}]/u.test(address);

/** The trimmed text when it is a path of ours (`/x`, not `//host`), otherwise null. */
export const safePath = (text: string): string | null => {
  const address = text.trim();
  return /^\/(?!\/)/.test(address) && !hidesAnotherHost(address) ? address : null;
};

/** The trimmed text when it is an absolute http or https address without a user name, otherwise null. */
export const safeWebAddress = (text: string): string | null => {
  const address = text.trim();
  if (!/^https?:\/\/[^/]/i.test(address) || hidesAnotherHost(address)) return null;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '' ? address : null;
};

const mail = /^mailto:(?:[^@?,]+@[^@?,]+(?:,[^@?,]+@[^@?,]+)*)?(?:\?[^#]*)?$/i;

/** A letter to one or several people (RFC 6068), who may be named in its query alone; otherwise null. */
const safeMailAddress = (address: string): string | null =>
  mail.test(address) && address.includes('@') && !hidesAnotherHost(address) ? address : null;

/** A call or a short message (RFC 3966, RFC 5724), without the spaces that people write into numbers; otherwise null. */
const safePhoneNumber = (text: string): string | null => {
  const [, scheme = '', number = '', query = ''] = /^(tel|sms):([^?]*)(\?[^#]*)?$/i.exec(text) ?? [];
  const dialled = number.replaceAll(/%20|\u00a0/gi, '');
  const called = `${scheme.toLowerCase()}:${dialled}${query}`;
  return /^[+*#\d][\d().*#;,+=\w-]*$/.test(dialled) && /\d/.test(dialled) && !hidesAnotherHost(called) ? called : null;
};

/** Where a link in foreign text may lead: http, https, mailto, tel, sms or a path of ours; otherwise null (R28). */
export const safeLink = (text: string): string | null =>
  safePath(text) ?? safeWebAddress(text) ?? safeMailAddress(text.trim()) ?? safePhoneNumber(text.trim());
