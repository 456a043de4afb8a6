import { firstValue, mayHold, nameOf } from '../addresses/paths/query.ts';
import type { QueryParameter } from '../addresses/paths/query-parameter.ts';

/** The flag by which the native app asks for its presentation (spec §4, "Mobile app mode"). */
export const appFlag = 'isMobileApp';

const on: readonly string[] = ['', '1', 'true'];

/**
 * The flag of the mobile app mode as a query parameter: on without a value or with `1` or `true`; anything else is
 * off (R50).
 */
export const appParameter: QueryParameter = { name: appFlag, read: (value) => (on.includes(value) ? '1' : null) };

/** Whether a query turns the mobile app mode on; the first flag counts, as the first of any parameter does. */
export const isAppMode = (query: string): boolean =>
  mayHold(query, appFlag) && appParameter.read(firstValue(query, appFlag) ?? '0') !== null;

const withFlag = (pathAndQuery: string): string => {
  const [path = '', ...rest] = pathAndQuery.split('?');
  const query = rest.join('?');
  if (isAppMode(query)) return pathAndQuery;
  const others = query.split('&').filter((piece) => piece !== '' && nameOf(piece) !== appFlag);
  return `${path}?${[...others, `${appFlag}=1`].join('&')}`;
};

/** Whether a link is a path of our own: one slash, and not the second by which it would name a host. */
export const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

/**
 * The same link for a reader in the app: links carry the flag, since no cookie does (R37). Other links stay as they
 * are.
 */
export const carryAppMode = (link: string): string => {
  if (!isOwnPath(link)) return link;
  const at = link.indexOf('#');
  return at < 0 ? withFlag(link) : `${withFlag(link.slice(0, at))}${link.slice(at)}`;
};
