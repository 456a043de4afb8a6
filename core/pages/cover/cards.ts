import type { SiteRole } from '../../addresses/sites/site.ts';
import type { CardNeeds, PageCard } from '../page-card.ts';
import { oneOf, underPrefix } from '../where.ts';

/** The feed of a cover is that of its whole site. */
const siteFeed = (_params: object, role: SiteRole): string => `/rss/rovat/${role}`;

/** Below the prefix of the site that bears this role. */
const coverOf =
  (role: SiteRole, rest = '') =>
  ({ sites }: CardNeeds): string | null => {
    const site = sites.find((one) => one.role === role && one.pathPrefix !== '');
    return site === undefined ? null : `${site.pathPrefix}${rest}`;
  };

/** The fronts of the sites below a prefix, above their list (spec §2.2, §9). */
export const coverCards = {
  after: {
    pattern: coverOf('after'),
    kind: 'cover',
    paged: true,
    perPage: 5,
    feed: siteFeed,
    examples: ['/after', '/after?oldal=2'],
  },
  karakter: { pattern: coverOf('karakter'), kind: 'cover', paged: true, feed: siteFeed, examples: ['/karakter'] },
  g7: {
    pattern: coverOf('g7', '/{slug?}'),
    where: () => ({ slug: oneOf('friss', 'adat', 'penz', 'kozelet', 'podcast') }),
    kind: 'cover',
    paged: true,
    perPage: 5,
    feed: siteFeed,
    examples: ['/g7', '/g7/friss', '/g7/adat', '/g7/penz', '/g7/kozelet', '/g7/podcast'],
  },
  /** The list that those covers show; it stands in the table for its links (R5). */
  articles_by_site: {
    pattern: '/{site}',
    where: underPrefix,
    kind: 'cover',
    paged: true,
    shownBy: ['after', 'karakter', 'g7'],
    feed: siteFeed,
    examples: [],
  },
} as const satisfies Readonly<Record<string, PageCard>>;
