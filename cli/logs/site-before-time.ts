import { isClient, isHostName } from './host-name.ts';

const behindClients = (words: readonly string[]): string =>
  words[words.findIndex((word) => !word.endsWith(',')) + 1] ?? '';

/** The host is first (`host client - user`) or after the client (lighttpd's `client host user`); empty if neither. */
export const siteBeforeTime = (before: string): { readonly host: string; readonly first: boolean } => {
  const words = before.split(' ');
  const [first = '', second = '', third = ''] = words;
  if (isHostName(first) && (isClient(second) || (words.length > 3 && second !== '-' && third === '-')))
    return { host: first, first: true };
  const behind = first === '-' || isClient(first) ? behindClients(words) : '';
  return { host: isHostName(behind) ? behind : '', first: false };
};
