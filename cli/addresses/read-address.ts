import type { Address } from '#core/addresses/paths/address.ts';
import { asciiPath } from '#core/addresses/paths/path-text.ts';

/** Unmodified except the query, which is ASCII as clients send it. */
export interface TypedAddress extends Address {
  /** Host in lower case, without a trailing dot or default port. */
  readonly origin: string;
}

interface Split {
  readonly scheme: string;
  readonly authority: string;
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

/** Text without `http://` or `https://` is a path on `base`. Drops a fragment. */
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
