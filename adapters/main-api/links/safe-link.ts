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

const safeMailAddress = (text: string): string | null => {
  const address = text.trim();
  return /^mailto:[^@]+@[^@]+$/i.test(address) && !hidesAnotherHost(address) ? address : null;
};

/** Where a link in foreign text may lead: http, https, mailto or a path of ours; otherwise null (R28). */
export const safeLink = (text: string): string | null =>
  safePath(text) ?? safeWebAddress(text) ?? safeMailAddress(text);
