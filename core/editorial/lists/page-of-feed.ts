import type { Site } from '../../addresses/sites/site.ts';
import { formatOfFeed } from './feed-format.ts';

const lists = ['legfrissebb', 'legfontosabb', 'kedvenceink', 'archivum', 'javitasok', 'kovetett'];
const families = ['rovat', 'cimke', 'szerzo', 'melleklet'];

const coversOf = (sites: readonly Pick<Site, 'role' | 'pathPrefix'>[]): ReadonlyMap<string, string> =>
  new Map([
    ['english', '/english'],
    ...sites.flatMap(({ role, pathPrefix }): readonly (readonly [string, string])[] =>
      pathPrefix === ''
        ? []
        : [
            [role, pathPrefix],
            [pathPrefix.slice(1), pathPrefix],
          ],
    ),
  ]);

/** The list that a feed path belongs to; null for other paths (spec §2.2). `/rss` is the newest list. */
export const pageOfFeed = (sites: readonly Pick<Site, 'role' | 'pathPrefix'>[]): ((path: string) => string | null) => {
  const covers = coversOf(sites);
  return (path) => {
    if (formatOfFeed(path) === null) return null;
    const [, , kind, ...rest] = path.split('/');
    if (kind === undefined) return '/legfrissebb';
    const [name] = rest;
    if (rest.length === 0) return covers.get(kind) ?? (lists.includes(kind) ? `/${kind}` : null);
    if (name === undefined || name === '') return null;
    const cover = kind === 'rovat' && rest.length === 1 ? covers.get(name) : undefined;
    return cover ?? (families.includes(kind) || covers.has(kind) ? `/${[kind, ...rest].join('/')}` : null);
  };
};
