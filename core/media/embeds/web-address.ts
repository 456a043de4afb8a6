/** The parts of an absolute web address, enough to judge it by. */
export interface WebAddress {
  /** Scheme, host and port as browsers write an origin: lower case, without the scheme's own port. */
  readonly origin: string;
  readonly secure: boolean;
  readonly host: string;
  /** Begins with a slash. */
  readonly path: string;
  /** Without its question mark; empty when there is none. */
  readonly query: string;
}

const shape = /^(https?):\/\/([^/\\?#]+)([^?#]*)(?:\?([^#]*))?(?:#.*)?$/i;
const authority = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
/** Browsers drop these from an address before they read it, so that what is judged would not be what is opened. */
const unsure = /[\p{Cc}\\]/u;

/**
 * Reads an absolute http(s) address; null for any other text, for one with a user's name in it, and for one that
 * browsers would read in
 * another way. A host outside ASCII is not read: browsers spell it otherwise in an origin.
 */
export const webAddress = (text: string): WebAddress | null => {
  const trimmed = text.trim();
  const [, scheme = '', host = '', path = '', query = ''] = (unsure.test(trimmed) ? null : shape.exec(trimmed)) ?? [];
  const secure = scheme.toLowerCase() === 'https';
  const plain = host.toLowerCase().replace(secure ? /:443$/ : /:80$/, '');
  if (!authority.test(plain)) return null;
  return {
    origin: `${secure ? 'https' : 'http'}://${plain}`,
    secure,
    host: plain,
    path: path === '' ? '/' : path,
    query,
  };
};
