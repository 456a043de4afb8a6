import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/);
const named = z.looseObject({ '@type': z.string(), name: z.string().min(1) });
const reference = z.strictObject({ '@id': address });
const person = z.strictObject({ '@type': z.literal('Person'), name: z.string().min(1), url: address });
const picture = z.strictObject({
  '@type': z.literal('ImageObject'),
  url: address,
  width: z.int().min(180),
  height: z.int().min(180),
});

/** Google requires nothing of an article; we require everything that it recommends. */
const article = z.looseObject({
  '@id': address,
  url: address,
  mainEntityOfPage: address,
  headline: z.string().min(1).max(110),
  image: z.array(picture).length(3).optional(),
  datePublished: moment,
  dateModified: moment,
  author: z.array(z.union([person, reference])).min(1),
  publisher: reference,
  inLanguage: z.enum(['hu', 'en']),
  isAccessibleForFree: z.boolean(),
  articleSection: z.string().optional(),
  keywords: z.array(z.string()).min(1).optional(),
  wordCount: z.int().positive().optional(),
});

const itemList = z.looseObject({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int(),
  itemListElement: z.array(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: z.string(), url: address }),
  ),
});

const sportsEvent = z.looseObject({
  '@type': z.literal('SportsEvent'),
  name: z.string().min(1),
  startDate: moment,
  eventStatus: z.enum(['EventScheduled', 'EventCancelled', 'EventPostponed'].map((one) => `https://schema.org/${one}`)),
  location: named.extend({ address: z.looseObject({ '@type': z.literal('PostalAddress') }) }).optional(),
  url: address,
});

const kinds: Readonly<Record<string, z.ZodType>> = {
  NewsMediaOrganization: z.looseObject({
    '@id': address,
    name: z.string().min(1),
    url: address,
    logo: picture.optional(),
  }),
  WebSite: z.looseObject({
    name: z.string(),
    url: address,
    potentialAction: z.looseObject({
      '@type': z.literal('SearchAction'),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  NewsArticle: article,
  OpinionNewsArticle: article,
  AdvertiserContentArticle: article,
  LiveBlogPosting: article.extend({
    coverageStartTime: moment,
    coverageEndTime: moment.optional(),
    liveBlogUpdate: z.array(
      z.looseObject({
        '@type': z.literal('BlogPosting'),
        headline: z.string().min(1),
        url: address,
        datePublished: moment,
        dateModified: moment,
        articleBody: z.string(),
        author: z.array(z.union([person, reference])).min(1),
      }),
    ),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(
        z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: z.string().min(1), item: address }),
      )
      .min(2),
  }),
  CollectionPage: z.looseObject({ url: address, name: z.string().min(1), mainEntity: itemList }),
  ProfilePage: z.looseObject({
    url: address,
    mainEntity: z.looseObject({ '@type': z.literal('Person'), name: z.string().min(1), url: address }),
  }),
  SportsEvent: sportsEvent.extend({ endDate: moment, subEvent: z.array(sportsEvent).min(1) }),
  WebPage: z.looseObject({ url: address, name: z.string().min(1) }),
  PodcastEpisode: named.extend({
    associatedMedia: z.looseObject({
      contentUrl: address,
      duration: z
        .string()
        .regex(/^PT\d+S$/)
        .optional(),
    }),
    partOfSeries: named.extend({ webFeed: address }),
  }),
};

export const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(
      z.looseObject({ '@type': z.string() }).superRefine((thing, context) => {
        const kind = kinds[thing['@type']];
        if (kind === undefined) return context.addIssue(`${thing['@type']} is not expected`);
        const read = kind.safeParse(thing);
        if (!read.success) context.addIssue(`${thing['@type']}: ${z.prettifyError(read.error)}`);
      }),
    )
    .min(2),
});
