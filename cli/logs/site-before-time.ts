import { isClient, isHostName } from './host-name.ts';

/** Entries of a list of clients end with a comma, the last one does not. */
const behindClients = (words: readonly string[]): string =>
  words[words.findIndex((word) => !word.endsWith(',')) + 1] ?? '';

/**
 * The host that was asked, of what stands before the time of a line in a format like the combined one: first
 * (`host client - user`), or behind the client (lighttpd's `client host user`); empty where neither is a host.
 */
export const siteBeforeTime = (before: string): { readonly host: string; readonly first: boolean } => {
  const words = before.split(' ');
  const [first = '', second = '', third = ''] = words;
  if (isHostName(first) && (isClient(second) || (words.length > 3 && second !== '-' && third === '-')))
    return { host: first, first: true };
  const behind = first === '-' || isClient(first) ? behindClients(words) : '';
  return { host: isHostName(behind) ? behind : '', first: false };
};
