import { nameOf } from '../routing/query.ts';

/** The flag by which the native app asks for its presentation (spec §4, "Mobile app mode"). */
export const appFlag = 'isMobileApp';

/** Whether a query turns the mobile app mode on: the flag is there, whatever its value (R37). */
export const isAppMode = (query: string): boolean => query !== '' && query.split('&').some((piece) => nameOf(piece) === appFlag);

const withFlag = (pathAndQuery: string): string => {
  const at = pathAndQuery.indexOf('?');
  if (at < 0) return `${pathAndQuery}?${appFlag}=1`;
  const query = pathAndQuery.slice(at + 1);
  if (isAppMode(query)) return pathAndQuery;
  return query === '' ? `${pathAndQuery}${appFlag}=1` : `${pathAndQuery}&${appFlag}=1`;
};

/** Whether a link is a path of our own: one slash, and not the second by which it would name a host. */
export const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

/** The same link for a reader in the app: links carry the flag, since no cookie does (R37). Other links stay as they are. */
export const carryAppMode = (link: string): string => {
  if (!isOwnPath(link)) return link;
  const at = link.indexOf('#');
  return at < 0 ? withFlag(link) : `${withFlag(link.slice(0, at))}${link.slice(at)}`;
};
