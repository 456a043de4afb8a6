import { firstValue, mayHold, nameOf } from '../addresses/paths/query.ts';
import type { QueryParameter } from '../addresses/paths/query-parameter.ts';

/** Query flag of the native app (spec §4, "Mobile app mode"). */
export const appFlag = 'isMobileApp';

const on: readonly string[] = ['', '1', 'true'];

/** On without a value or with `1` or `true` (R50). */
export const appParameter: QueryParameter = { name: appFlag, read: (value) => (on.includes(value) ? '1' : null) };

export const isAppMode = (query: string): boolean =>
  mayHold(query, appFlag) && appParameter.read(firstValue(query, appFlag) ?? '0') !== null;

const withFlag = (pathAndQuery: string): string => {
  const [path = '', ...rest] = pathAndQuery.split('?');
  const query = rest.join('?');
  if (isAppMode(query)) return pathAndQuery;
  const others = query.split('&').filter((piece) => piece !== '' && nameOf(piece) !== appFlag);
  return `${path}?${[...others, `${appFlag}=1`].join('&')}`;
};

export const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

/** Adds the app flag to links of our own, because no cookie carries it (R37). */
export const carryAppMode = (link: string): string => {
  if (!isOwnPath(link)) return link;
  const at = link.indexOf('#');
  return at < 0 ? withFlag(link) : `${withFlag(link.slice(0, at))}${link.slice(at)}`;
};
