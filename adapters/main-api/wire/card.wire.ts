import { z } from 'zod';
import type { ArticleCard, PublishedCard } from '#core/editorial/articles/article.ts';
import { addressSite } from '#core/editorial/articles/address-site.ts';
import { adultPlate } from '#core/editorial/articles/adult-plate.ts';
import { byPeople, coverOfOpinion } from '#core/editorial/articles/by-people.ts';
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
import { bylineWire, contributorsWire } from './person.wire.ts';
import { laterChange, listedFlag, summaryFields, unnamed } from './summary.wire.ts';

export type SitePath = Pick<Site, 'role' | 'slug' | 'domain' | 'origin' | 'pathPrefix' | 'timeZone' | 'currency'>;

export type SitePaths = readonly [SitePath, ...SitePath[]];

export interface CardNeeds extends PublicNeeds {
  readonly sites: SitePaths;
  readonly linkTo: LinkTo;
}

/** Null when the article is not public; this is not an error and is not logged (R42). */
export type CardWire = z.ZodType<PublishedCard | null>;

const [maxTitleLength, maxLeadLength] = [100, 200];

const wire = z
  .object({
    ...summaryFields,
    active: listedFlag,
    livescoreId: z.number().int().nullable().catch(null),
    articleAuthors: lenientList(bylineWire),
    articleContributors: contributorsWire,
    indexAVCode: lenientText,
  })
  .transform(({ title, ...rest }) => ({
    ...rest,
    title: rest.type === 'liveblogpost' ? postTitle({ title, body: [rest.lead] }) : title,
  }))
  .refine(({ title }) => title !== '', unnamed);

type Summary = z.infer<typeof wire>;

const isPaid = ({ pr, flags }: Summary): boolean => pr || flags.includes('pr');

const isAdult = ({ adultContent, flags }: Summary): boolean => adultContent || flags.includes('adult-content');

/** The cover of an adult article is hidden until the reader opts in (R44). */
const coverOf = (summary: Summary, role: SiteRole): Image | null => {
  if (isAdult(summary)) return adultPlate(role);
  const path = summary.coverImage;
  const cover = path === null ? null : { path, alt: summary.coverImageAlt || summary.coverImageText };
  return coverOfOpinion({ section: summary.mainSuperTag?.slug, motif: summary.coverMotif, cover });
};

/** A box shows the recommender instead of the lead (R46). */
type Place = 'list' | 'box';

const leadOf = ({ lead, recommender }: Summary, place: Place): string => (place === 'box' && recommender) || lead;

const cardOf = (summary: Summary, path: string | null, role: SiteRole, place: Place): ArticleCard => ({
  id: summary.id,
  siteSlug: summary.siteSlug,
  type: summary.type,
  slug: summary.slug,
  path,
  partnerUrl: summary.ctUrl,
  title: truncate(summary.title, maxTitleLength),
  lead: truncate(leadOf(summary, place), maxLeadLength),
  section: summary.mainSuperTag && { name: summary.mainSuperTag.name, slug: summary.mainSuperTag.slug },
  cover: coverOf(summary, role),
  ...byPeople({ pr: isPaid(summary), contributors: summary.articleContributors }, summary.articleAuthors),
  publishedAt: summary.pubDate,
  updatedAt: laterChange(summary.pubDate, summary.updatedAt),
  live: summary.live,
  pr: isPaid(summary),
  adult: isAdult(summary),
  english: summary.english,
  ...(place === 'box' && summary.coverMotif !== '' && !isAdult(summary) && { motif: summary.coverMotif }),
  ...(place === 'box' && summary.postsInDay !== undefined && { postsInDay: summary.postsInDay }),
  ...(summary.live && summary.latestPostAt !== null && { latestPostAt: summary.latestPostAt }),
  ...(summary.indexAVCode !== '' && { avCode: summary.indexAVCode }),
  ...(tellsResult(summary.flags, summary.livescoreId) && { result: true }),
});

export const cardWire = ({ sites, linkTo, ...needs }: CardNeeds, current: SitePath, place: Place): CardWire =>
  wire.transform((summary, context) => {
    const address = {
      site: addressSite(sites, current, summary.siteSlug),
      section: summary.mainSuperTag?.slug ?? null,
      publishedAt: summary.pubDate,
      slug: summary.slug,
      live: summary.type === 'liveblog',
    };
    return publicOnly(
      needs,
      cardOf(summary, canonicalPath(linkTo)(address), current.role, place),
      {
        active: summary.active,
        mainTagActive: summary.mainSuperTag?.active ?? true,
        publishedAt: summary.pubDate,
      },
      context,
    );
  });
