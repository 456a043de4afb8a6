import type { Address } from '#core/addresses/paths/address.ts';
import { asciiPath } from '#core/addresses/paths/path-text.ts';

/** An address as it was typed, split without rewriting any of it but its query, which is ASCII as clients send it. */
export interface TypedAddress extends Address {
  /** Scheme, host and port, for absolute locations: host in lower case, no trailing dot, no default port. */
  readonly origin: string;
}

interface Split {
  readonly scheme: string;
  readonly authority: string;
  /** Everything behind the authority. */
  readonly rest: string;
}

const split = (text: string): Split | null => {
  const [, scheme, authority, rest] = /^(https?):\/\/([^/?#\\]*)(.*)$/s.exec(text) ?? [];
  return scheme === undefined || authority === undefined || rest === undefined ? null : { scheme, authority, rest };
};

const defaultPort: Readonly<Record<string, string>> = { http: '80', https: '443' };

const originOf = (scheme: string, authority: string): { origin: string; host: string } => {
  const bare = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(bare) ?? [];
  const host = name.replace(/\.$/, '');
  return { host, origin: `${scheme}://${host}${port === '' || port === defaultPort[scheme] ? '' : `:${port}`}` };
};

const withoutFragment = (text: string): string => text.split('#')[0] ?? '';

/**
 * Reads an address from the command line. What begins with `http://` or `https://` is one; anything else is a path on
 * `base`, a host with or without scheme and port. A fragment is dropped.
 */
export const readAddress = (text: string, base: string): TypedAddress => {
  const typed = split(text);
  const { scheme, authority } = typed ?? split(base) ?? { scheme: 'https', authority: base };
  const rest = withoutFragment(typed === null ? text : typed.rest);
  const question = rest.indexOf('?');
  const path = question < 0 ? rest : rest.slice(0, question);
  return {
    ...originOf(scheme, authority),
    path: path.startsWith('/') ? path : `/${path}`,
    query: question < 0 ? '' : asciiPath(rest.slice(question + 1)),
  };
};
