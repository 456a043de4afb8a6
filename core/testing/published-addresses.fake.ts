import { errAsync, okAsync } from 'neverthrow';
import { published } from '../editorial/articles/published.fake.ts';
import { localTime } from '../wording/local-time.ts';
import type { Entry, Newsroom } from './newsroom.fake.ts';
import type { PublishedAddresses, PublishedMonth } from '../ports/published-addresses.ts';

const perPage = 1000;
const twoDays = 172_800;

const changeOf = ({ card }: Entry): number => card.updatedAt ?? card.publishedAt;

export const fakePublishedAddresses = (house: Newsroom, now: number): PublishedAddresses => {
  const domainOf = (site: string): string => house.siteOf(house.roleOf(site)).domain;
  const own = (site: string): readonly Entry[] =>
    house.listed(site).filter(({ article }) => house.siteOf(article.site).domain === domainOf(site));
  const monthOf = (site: string, { card }: Entry): string => {
    const { year, month } = localTime(card.publishedAt, house.siteOf(house.roleOf(site)).timeZone);
    return `${year}-${String(month).padStart(2, '0')}`;
  };
  const newest = (entries: readonly Entry[]): number => Math.max(...entries.map(({ card }) => card.publishedAt));
  return {
    months: (site) => {
      const months = new Map<string, PublishedMonth>();
      for (const entry of own(site)) {
        const month = monthOf(site, entry);
        const known = months.get(month) ?? { month, articles: 0, changedAt: 0 };
        months.set(month, {
          month,
          articles: known.articles + 1,
          changedAt: Math.max(known.changedAt, changeOf(entry)),
        });
      }
      return okAsync([...months.values()]);
    },
    ofMonth: (site, month, page) => {
      const items = own(site)
        .filter((entry) => monthOf(site, entry) === month)
        .toReversed()
        .flatMap((entry) =>
          entry.card.path === null ? [] : [published({ path: entry.card.path, changedAt: changeOf(entry) })],
        );
      const totalPages = Math.max(1, Math.ceil(items.length / perPage));
      return page > totalPages
        ? errAsync({ kind: 'not-found' as const, upstream: 'fake' })
        : okAsync({ items: items.slice((page - 1) * perPage, page * perPage), totalPages });
    },
    news: (site) =>
      okAsync(
        own(site)
          .filter(({ card }) => !card.pr && card.publishedAt > now - twoDays)
          .slice(0, perPage)
          .flatMap(({ card: { path, title, publishedAt, english } }) =>
            path === null ? [] : [published({ path, title, publishedAt, english })],
          ),
      ),
    lists: (site) => {
      const sections = house.content.sections
        .filter(({ site: role, active = true }) => active && house.siteOf(role).domain === domainOf(site))
        .flatMap(({ site: role, slug }) => {
          const entries = own(site).filter(({ article }) => article.site === role && article.section === slug);
          return entries.length === 0
            ? []
            : [{ path: `${house.siteOf(role).pathPrefix}/rovat/${slug}`, changedAt: newest(entries) }];
        });
      const authors = house.content.authors.flatMap(({ slug }) => {
        const entries = house.listed(site).filter(({ article }) => article.authors?.includes(slug));
        return entries.length === 0 ? [] : [{ path: `/szerzo/${slug}`, changedAt: newest(entries) }];
      });
      return okAsync([...sections, ...authors]);
    },
  };
};
