import { formatOfFeed } from './feed-format.ts';

const covers = ['after', 'g7', 'karakter', 'english'];
const lists = ['legfrissebb', 'legfontosabb', 'kedvenceink', 'archivum'];
const families = ['rovat', 'cimke', 'szerzo', 'melleklet'];

/** The path of the list that a feed repeats, whatever its format; null for an address that is no feed (spec §2.2). `/rss` repeats the newest articles. */
export const pageOfFeed = (path: string): string | null => {
  if (formatOfFeed(path) === null) return null;
  const [, , kind, ...rest] = path.split('/');
  if (kind === undefined) return '/legfrissebb';
  const [name] = rest;
  if (rest.length === 0) return lists.includes(kind) || covers.includes(kind) ? `/${kind}` : null;
  if (name === undefined || name === '') return null;
  if (kind === 'rovat' && rest.length === 1 && covers.includes(name)) return `/${name}`;
  return families.includes(kind) || covers.includes(kind) ? `/${[kind, ...rest].join('/')}` : null;
};
