import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { addressSite } from '#core/editorial/articles/address-site.ts';
import { canonicalPath } from '#core/editorial/articles/canonical-path.ts';
import { sectionPath } from '#core/editorial/articles/label-address.ts';
import { asPublicAs } from '#core/editorial/articles/published.ts';
import type { PublishedAddresses } from '#core/ports/published-addresses.ts';
import { askMainApi, type MainApiNeeds } from '../requests/ask-main-api.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { lenientFlag, publicationTime } from '../wire/lenient.wire.ts';
import { publicList, publicOnly } from '../wire/public-only.ts';
import { laterChange } from '../wire/summary.wire.ts';

const seconds = z.number().int();
const slug = z.string().min(1);

const monthsWire = z.object({
  months: z.array(
    z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), articles: z.number().int().min(0), changedAt: seconds }),
  ),
});

const place = z.object({
  slug,
  siteSlug: slug,
  type: z.string(),
  pubDate: publicationTime,
  updatedAt: seconds.nullable().catch(null),
  mainSuperTag: slug.nullable().catch(null),
});
const news = place.extend({ title: z.string().trim().min(1), english: lenientFlag });

type Place = z.infer<typeof place>;

const listsWire = z.object({
  sections: tolerantList(z.object({ slug, siteSlug: slug, changedAt: seconds })),
  authors: tolerantList(z.object({ slug, changedAt: seconds })),
});

const addressed = <T>(
  items: readonly T[],
  pathOf: (item: T) => string | null,
): readonly { readonly item: T; readonly path: string }[] =>
  items.flatMap((item) => {
    const path = pathOf(item);
    return path === null ? [] : [{ item, path }];
  });

export const createPublishedAddresses = (http: Upstream, needs: MainApiNeeds): PublishedAddresses => {
  const ask = askMainApi(http, needs);
  const { sites, linkTo } = needs;
  const siteOf = (site: string) => sites.find((one) => one.slug === site) ?? sites[0];
  const pathFor =
    (site: string) =>
    ({ slug: name, siteSlug, type, pubDate, mainSuperTag }: Place): string | null =>
      canonicalPath(linkTo)({
        site: addressSite(sites, siteOf(site), siteSlug),
        section: mainSuperTag,
        publishedAt: pubDate,
        slug: name,
        live: type === 'liveblog',
      });
  /** These calls return only active items and have no `active` field. */
  const out = <T extends Place>(item: z.ZodType<T>) =>
    publicList(
      item.transform((one, context) => publicOnly<T>(needs, one, { active: true, publishedAt: one.pubDate }, context)),
    );
  const partWire = z.object({ items: out(place), totalPages: z.number().int().min(1) });
  const newsWire = z.object({ items: out(news) });
  const options = <T extends z.ZodType>(schema: T) => ({ deadline: 'primary', policy: 'sitemap', schema }) as const;

  return {
    months: (site) => ask(site, ['api', 'sitemap', 'months'], {}, options(monthsWire)).map(({ months }) => months),
    ofMonth: (site, month, page) =>
      ask(site, ['api', 'sitemap', 'articles'], { month, page }, options(partWire)).map(({ items, totalPages }) => ({
        items: addressed(items, pathFor(site)).map(({ item, path }) =>
          asPublicAs(item, { path, changedAt: laterChange(item.pubDate, item.updatedAt) ?? item.pubDate }),
        ),
        totalPages,
      })),
    news: (site) =>
      ask(site, ['api', 'sitemap', 'news'], {}, options(newsWire)).map(({ items }) =>
        addressed(items, pathFor(site)).map(({ item, path }) =>
          asPublicAs(item, { path, title: item.title, publishedAt: item.pubDate, english: item.english }),
        ),
      ),
    lists: (site) =>
      ask(site, ['api', 'sitemap', 'lists'], {}, options(listsWire)).map(({ sections, authors }) =>
        [
          ...addressed(sections, ({ slug: name, siteSlug }) =>
            sectionPath(linkTo, addressSite(sites, siteOf(site), siteSlug), name),
          ),
          ...addressed(authors, ({ slug: name }) => linkTo('articles_by_author', { fullPath: name })),
        ].map(({ item, path }) => ({ path, changedAt: item.changedAt })),
      ),
  };
};
