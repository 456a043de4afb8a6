import { z } from 'zod';
import type { ArticleCard, PublishedCard } from '#core/editorial/articles/article.ts';
import { addressSite } from '#core/editorial/articles/address-site.ts';
import { adultPlate } from '#core/editorial/articles/adult-plate.ts';
import { canonicalPath } from '#core/editorial/articles/canonical-path.ts';
import { tellsResult } from '#core/editorial/articles/tells-result.ts';
import { postTitle } from '#core/editorial/live-blogs/post-title.ts';
import type { LinkTo } from '#core/addresses/routes/link-to.ts';
import type { Site, SiteRole } from '#core/addresses/sites/site.ts';
import type { Image } from '#core/media/images/image.ts';
import { truncate } from '#core/wording/truncate.ts';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import { lenientText } from './lenient.wire.ts';
import { type PublicNeeds, publicOnly } from './public-only.ts';
import { bylineWire } from './person.wire.ts';
import { laterChange, listedFlag, summaryFields, unnamed } from './summary.wire.ts';

/** What the path of an article depends on, and the money that its rates are told in. */
export type SitePath = Pick<Site, 'role' | 'slug' | 'domain' | 'origin' | 'pathPrefix' | 'timeZone' | 'currency'>;

/** All sites of the family, the main one first. */
export type SitePaths = readonly [SitePath, ...SitePath[]];

/** What cards are made with: their addresses, and what is public by now. */
export interface CardNeeds extends PublicNeeds {
  readonly sites: SitePaths;
  readonly linkTo: LinkTo;
}

/** A card; null of what is not public: it is nobody's mistake, and nobody's business (R42). */
export type CardWire = z.ZodType<PublishedCard | null>;

const [longestTitle, longestLead] = [100, 200];

const wire = z
  .object({
    ...summaryFields,
    active: listedFlag,
    livescoreId: z.number().int().nullable().catch(null),
    articleAuthors: lenientList(bylineWire),
    indexAVCode: lenientText,
  })
  .transform(({ title, ...rest }) => ({
    ...rest,
    title: rest.type === 'liveblogpost' ? postTitle({ title, body: [rest.lead] }) : title,
  }))
  .refine(({ title }) => title !== '', unnamed);

type Summary = z.infer<typeof wire>;

const isAdult = ({ adultContent, flags }: Summary): boolean => adultContent || flags.includes('adult-content');

/** An adult article's cover is for those who asked (R44). */
const coverOf = (summary: Summary, role: SiteRole): Image | null => {
  if (isAdult(summary)) return adultPlate(role);
  return summary.coverImage === null
    ? null
    : { path: summary.coverImage, alt: summary.coverImageAlt || summary.coverImageText };
};

/** Where a card stands: a box shows the recommender instead of the lead (R46). */
type Place = 'list' | 'box';

const leadOf = ({ lead, recommender }: Summary, place: Place): string => (place === 'box' && recommender) || lead;

const cardOf = (summary: Summary, path: string | null, role: SiteRole, place: Place): ArticleCard => ({
  id: summary.id,
  siteSlug: summary.siteSlug,
  type: summary.type,
  slug: summary.slug,
  path,
  partnerUrl: summary.ctUrl,
  title: truncate(summary.title, longestTitle),
  lead: truncate(leadOf(summary, place), longestLead),
  section: summary.mainSuperTag && { name: summary.mainSuperTag.name, slug: summary.mainSuperTag.slug },
  cover: coverOf(summary, role),
  authors: summary.articleAuthors,
  publishedAt: summary.pubDate,
  updatedAt: laterChange(summary.pubDate, summary.updatedAt),
  live: summary.live,
  pr: summary.pr || summary.flags.includes('pr'),
  adult: isAdult(summary),
  english: summary.english,
  ...(place === 'box' && summary.coverMotif !== '' && !isAdult(summary) && { motif: summary.coverMotif }),
  ...(place === 'box' && summary.postsInDay !== undefined && { postsInDay: summary.postsInDay }),
  ...(summary.indexAVCode !== '' && { avCode: summary.indexAVCode }),
  ...(tellsResult(summary.flags, summary.livescoreId) && { result: true }),
});

/** An article in a list, as a reader of the site `current` is to find it. */
export const cardWire = ({ sites, linkTo, ...needs }: CardNeeds, current: SitePath, place: Place): CardWire =>
  wire.transform((summary) => {
    const address = {
      site: addressSite(sites, current, summary.siteSlug),
      section: summary.mainSuperTag?.slug ?? null,
      publishedAt: summary.pubDate,
      slug: summary.slug,
      live: summary.type === 'liveblog',
    };
    return publicOnly(needs, cardOf(summary, canonicalPath(linkTo)(address), current.role, place), {
      active: summary.active,
      mainTagActive: summary.mainSuperTag?.active ?? true,
      publishedAt: summary.pubDate,
    });
  });
