import { footballParameters } from '../../sport/football/football-query.ts';
import { formulaOneParameters } from '../../sport/formula-one/formula-one-query.ts';
import { sportPageOf } from '../../editorial/lists/sport-pages.ts';
import type { RouteParams } from '../../addresses/paths/to-params.ts';
import type { PageCard } from '../page-card.ts';
import { oneOf, underPrefix } from '../building/where.ts';

/** The football and Formula 1 pages use section addresses; their `oldal` selects a view (spec §2.6, §2.7, R5). */
const sportViews = (params: RouteParams) => {
  const page = sportPageOf(params);
  if (page === null) return null;
  return page === 'football' ? footballParameters : formulaOneParameters;
};

/** Lists of articles (spec §2.2). */
export const listCards = {
  list: {
    pattern: '/{slug}',
    where: () => ({ slug: oneOf('legfontosabb', 'kedvenceink', 'kozlemenyek') }),
    kind: 'list',
    paged: true,
    feed: ({ slug = '' }: RouteParams) => `/rss/${slug}`,
    examples: ['/legfontosabb', '/kedvenceink'],
  },
  legfrissebb: {
    pattern: '/legfrissebb',
    kind: 'list',
    paged: true,
    feed: () => '/rss',
    examples: ['/legfrissebb', '/legfrissebb?oldal=2'],
  },
  english: { pattern: '/english', kind: 'list', paged: true, feed: () => '/rss/rovat/english', examples: ['/english'] },
  javitasok: {
    pattern: '/{site?}/javitasok',
    where: underPrefix,
    kind: 'list',
    paged: true,
    feed: ({ site }: RouteParams) => (site === undefined ? '/rss/javitasok' : `/rss/${site}/javitasok`),
    examples: ['/javitasok', '/g7/javitasok'],
  },
  articles_by_tag: {
    pattern: '/cimke/{fullPath...}',
    kind: 'list',
    paged: true,
    examples: ['/cimke/duna', '/cimke/hirek?oldal=2'],
  },
  articles_by_mstag: {
    pattern: '/{site?}/rovat/{fullPath...}',
    where: underPrefix,
    kind: 'list',
    paged: true,
    views: sportViews,
    examples: [
      '/rovat/belfold',
      '/g7/rovat/adat',
      '/rovat/szepkilatas/konnyu',
      '/rovat/sport/foci-eredmenyek?orszag=HU&liga=271&szezon=2024',
      '/rovat/sport/forma-1?szezon=2025',
    ],
  },
  articles_by_author: { pattern: '/szerzo/{fullPath...}', kind: 'list', paged: true, examples: ['/szerzo/kiss-anna'] },
} as const satisfies Readonly<Record<string, PageCard>>;
