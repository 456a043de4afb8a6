export interface WebAddress {
  readonly origin: string;
  readonly secure: boolean;
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

const shape = /^(https?):\/\/([^/\\?#]+)([^?#]*)(?:\?([^#]*))?(?:#.*)?$/i;
const authority = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
/** Browsers drop or change these characters, which would bypass our checks. */
const unsure = /[\p{Cc}\\]/u;

/**
 * Null for other schemes, user names, and hosts or characters that browsers parse differently, such as non-ASCII hosts.
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
