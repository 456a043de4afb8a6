import type { SiteRole } from '../../addresses/sites/site.ts';
import type { CardNeeds, PageCard } from '../page-card.ts';
import { oneOf, underPrefix } from '../building/where.ts';

const siteFeed = (_params: object, role: SiteRole): string => `/rss/rovat/${role}`;

const coverOf =
  (role: SiteRole, rest = '') =>
  ({ sites }: CardNeeds): string | null => {
    const site = sites.find((one) => one.role === role && one.pathPrefix !== '');
    return site === undefined ? null : `${site.pathPrefix}${rest}`;
  };

const ownCards: readonly string[] = ['after', 'karakter', 'g7'];
const hasOwnCard = (role: SiteRole): boolean => ownCards.includes(role);

/** Front pages of the sites below a path prefix (spec §2.2, §9). */
export const coverCards = {
  after: {
    pattern: coverOf('after'),
    kind: 'cover',
    paged: true,
    perPage: 5,
    feed: siteFeed,
    examples: ['/after'],
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
  /** Covers of all other prefixed sites; links also use it for the lists above (R5). */
  articles_by_site: {
    pattern: '/{site}',
    where: underPrefix,
    kind: 'cover',
    paged: true,
    isMatched: ({ sites }: CardNeeds) => sites.some(({ role, pathPrefix }) => pathPrefix !== '' && !hasOwnCard(role)),
    shownBy: ownCards,
    feed: siteFeed,
    examples: [],
  },
} as const satisfies Readonly<Record<string, PageCard>>;
