import { z } from 'zod';
import type { Article } from '#core/editorial/articles/article.ts';
import { byPeople, coverOfOpinion } from '#core/editorial/articles/by-people.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import { parseBody } from '../../body/parse-body.ts';
import type { CardWire } from '../../wire/card.wire.ts';
import { correctionWire } from './correction.wire.ts';
import { lenientPublicList } from '../../wire/public-only.ts';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import {
  lenientFlag,
  lenientNumber,
  lenientPathOrWebAddress,
  lenientPicture,
  lenientText,
  lenientWebAddress,
} from '../../wire/lenient.wire.ts';
import { authorWire, contributorsWire } from '../../wire/person.wire.ts';
import { isNamed, laterChange, summaryFields, unnamed } from '../../wire/summary.wire.ts';
import { superTagWire } from '../../wire/super-tag.wire.ts';

const pageNumber = z.number().int().min(1).catch(1);

const keyFigure = z
  .object({
    value: z.union([z.string(), z.number().transform(String)]).pipe(z.string().trim().max(12).regex(/\d/)),
    unit: lenientText,
    label: z.string().trim().min(1),
  })
  .nullable()
  .catch(null);

const wire = z
  .object({
    ...summaryFields,
    active: z.boolean(),
    content: z.string(),
    version: lenientNumber,
    subtitle: lenientText,
    contentHighlight: lenientText,
    ogDescription: lenientText,
    searchTitle: lenientText,
    canonicalUrl: lenientWebAddress,
    page: pageNumber,
    pages: pageNumber,
    superTags: lenientList(superTagWire),
    tags: lenientList(z.object({ slug: z.string().min(1), name: z.string().trim().min(1) })),
    articleAuthors: lenientList(authorWire),
    articleContributors: contributorsWire,
    facebookImage: lenientPicture,
    corrections: lenientList(correctionWire),
    originatingSite: z.string().min(1).nullable().catch(null),
    mirroringSites: lenientList(z.string().min(1)),
    colorScheme: lenientText,
    colorClass: lenientText,
    subType: lenientText,
    gated: lenientFlag,
    opened: lenientFlag,
    adfree: lenientFlag,
    evergreen: lenientFlag,
    periodic: lenientFlag,
    announcement: lenientFlag,
    avCode: lenientText,
    facebookEngagement: z.number().int().min(0).catch(0),
    livescoreId: z.number().int().nullable().catch(null),
    subArticles: z.array(z.unknown()).catch([]),
    headerType: lenientText,
    keyFigure,
    articleWidthCover: lenientFlag,
    spiritualHelp: lenientFlag,
    drugProblem: lenientFlag,
    minute: lenientNumber,
    parent: z.object({ id: z.number().int() }).nullable().catch(null),
    actions: z.object({ recommended: lenientPathOrWebAddress }).catch({ recommended: null }),
  })
  .refine(isNamed, unnamed);

type ArticleWire = z.infer<typeof wire>;

const flagsOf = ({ flags, adfree }: ArticleWire): readonly string[] =>
  adfree && !flags.includes('adfree') ? [...flags, 'adfree'] : flags;

const coverOf = ({ coverImage, coverImageText, coverImageAlt, coverImageCredit }: ArticleWire): Article['cover'] =>
  coverImage === null
    ? null
    : { path: coverImage, alt: coverImageAlt || coverImageText, caption: coverImageText, credit: coverImageCredit };

const isPaid = ({ pr, flags }: ArticleWire): boolean => pr || flags.includes('pr');

const peopleOf = (article: ArticleWire) => ({
  ...byPeople({ pr: isPaid(article), contributors: article.articleContributors }, article.articleAuthors),
  contributors: article.articleContributors,
  corrections: article.corrections,
  partnerUrl: article.ctUrl,
});

const classificationOf = (article: ArticleWire) => ({
  section: article.mainSuperTag,
  superTags: article.superTags,
  tags: article.tags,
  flags: flagsOf(article),
  pr: isPaid(article),
  adult: article.adultContent || article.flags.includes('adult-content'),
});

const textsOf = (article: ArticleWire, embeds: EmbedAllowList | undefined) => ({
  title: article.title,
  subtitle: article.subtitle,
  lead: article.lead,
  recommender: article.recommender,
  contentHighlight: article.contentHighlight,
  ogDescription: article.ogDescription,
  searchTitle: article.searchTitle,
  canonicalUrl: article.canonicalUrl,
  body: parseBody(article.content, embeds),
});

const kindOf = (article: ArticleWire) => ({
  subType: article.subType,
  gated: article.gated,
  opened: article.opened,
  evergreen: article.evergreen,
  periodic: article.periodic,
  announcement: article.announcement,
  avCode: article.avCode,
  reactions: article.facebookEngagement,
  livescoreId: article.livescoreId,
});

/** A whole article (spec §3.2). Only here `content` becomes a sanitised tree (R28). */
export const articleWire = (card: CardWire, embeds?: EmbedAllowList): z.ZodType<Article> =>
  wire.transform((article) => ({
    ...textsOf(article, embeds),
    ...kindOf(article),
    subArticles: lenientPublicList(card).parse(article.subArticles),
    ...classificationOf(article),
    ...peopleOf(article),
    id: article.id,
    siteSlug: article.siteSlug,
    originatingSite: article.originatingSite,
    mirroringSites: article.mirroringSites,
    type: article.type,
    slug: article.slug,
    version: article.version,
    page: article.page,
    pages: article.pages,
    publishedAt: article.pubDate,
    updatedAt: laterChange(article.pubDate, article.updatedAt),
    cover: coverOfOpinion({ section: article.mainSuperTag?.slug, motif: article.coverMotif, cover: coverOf(article) }),
    shareImage: article.facebookImage,
    active: article.active,
    english: article.english,
    live: article.live,
    colorScheme: article.colorScheme,
    colorClass: article.colorClass,
    headerType: article.headerType,
    keyFigure: article.keyFigure,
    wideCover: article.articleWidthCover,
    spiritualHelp: article.spiritualHelp,
    drugProblem: article.drugProblem,
    minutes: article.minute,
    parentId: article.parent?.id ?? null,
    recommended: article.actions.recommended,
  }));
