import { z } from 'zod';
import { motifs } from './covers/motifs.ts';
import { coverPath } from './picture-paths.ts';
import type { SiteKey } from './seed-site.ts';
import type { SeedArticle, SeedPicture, SeedPost } from './seed-world.ts';

const siteKey = z.enum(['main', 'after', 'g7', 'karakter', 'sister']);
const ago = z
  .string()
  .regex(/^(\d+d)?(\d+h)?(\d+m)?$/)
  .transform((text) => {
    const [, days = '0', hours = '0', minutes = '0'] = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?$/.exec(text) ?? [];
    return Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60;
  });
const wish = { motif: z.enum(motifs), variant: z.number().int().min(1).max(12) };

/** What the head of an article's file may say. */
export const head = z.object({
  site: siteKey,
  type: z.enum(['article', 'longform', 'liveblog']),
  section: z.string(),
  alsoIn: z.array(z.string()).default([]),
  tags: z.array(z.string()),
  authors: z.array(z.string()),
  flags: z.array(z.string()),
  ago,
  updatedAgo: ago.optional(),
  title: z.string(),
  lead: z.string(),
  recommender: z.string().optional(),
  subtitle: z.string().optional(),
  contentHighlight: z.string().optional(),
  ogDescription: z.string().optional(),
  cover: z.object({ ...wish, caption: z.string().default(''), credit: z.string().default('') }),
  english: z.boolean().optional(),
  active: z.boolean().optional(),
  adult: z.boolean().optional(),
  pr: z.boolean().optional(),
  ctUrl: z.string().optional(),
  mirroring: z.array(siteKey).optional(),
  spiritualHelp: z.boolean().optional(),
  drugProblem: z.boolean().optional(),
  colorScheme: z.string().optional(),
  headerType: z.string().optional(),
  articleWidthCover: z.boolean().optional(),
  rank: z.number().int().optional(),
  contributors: z.array(z.object({ role: z.string(), name: z.string() })).optional(),
  colorClass: z.string().optional(),
  subType: z.string().optional(),
  gated: z.boolean().optional(),
  evergreen: z.boolean().optional(),
  periodic: z.boolean().optional(),
  announcement: z.boolean().optional(),
  avCode: z.string().optional(),
  facebookEngagement: z.number().int().optional(),
  livescoreId: z.number().int().optional(),
  originatingSite: siteKey.optional(),
  subArticles: z.array(z.string()).optional(),
});

/** What the comment that begins an entry of a live blog may say. */
export const postHead = z.object({
  ago,
  title: z.string().default(''),
  pinned: z.boolean().default(false),
  updatedAgo: ago.optional(),
});

const pageBreak = /<!-- page -->/;
const postBreak = /<!-- post (\{.*?\}) -->/;

/** Pictures drawn for the text, by motif and variant: `<figure data-cover="bars/4">`. */
export const inlinePictures = (html: string, site: SiteKey): string =>
  html.trim().replace(/<figure data-cover="([a-z-]+)\/(\d+)">/g, (_, motif: string, variant: string) => {
    const path = coverPath(site, { motif: z.enum(motifs).parse(motif), variant: Number(variant) });
    return `<figure data-type="picture" data-src="${path}">`;
  });

const postsOf = (parts: readonly string[], site: SiteKey, now: number): readonly SeedPost[] =>
  Array.from({ length: Math.floor(parts.length / 2) }, (_, at) => {
    const { ago: age, title, pinned, updatedAgo } = postHead.parse(JSON.parse(parts[at * 2] ?? ''));
    return {
      title,
      pinned,
      publishedAt: now - age,
      ...(updatedAgo === undefined ? {} : { updatedAt: now - updatedAgo }),
      html: inlinePictures(parts[at * 2 + 1] ?? '', site),
    };
  });

/**
 * Reads one written article: a JSON head, a line `---`, and the HTML, in pages divided by `<!-- page -->` and followed by the entries
 * of a live blog, each begun by `<!-- post {"ago":"12m"} -->`. `now` is the moment from which ages are counted. Throws on a wrong head.
 */
export const parseArticle = (slug: string, text: string, now: number): SeedArticle => {
  const at = text.indexOf('\n---\n');
  const { ago: age, updatedAgo, cover, ...rest } = head.parse(JSON.parse(text.slice(0, at)));
  const [body = '', ...posts] = text.slice(at + 5).split(postBreak);
  const picture: SeedPicture = { path: coverPath(rest.site, cover), caption: cover.caption, credit: cover.credit };
  return {
    ...rest,
    slug,
    cover: picture,
    publishedAt: now - age,
    ...(updatedAgo === undefined ? {} : { updatedAt: now - updatedAgo }),
    pages: body.split(pageBreak).map((page) => inlinePictures(page, rest.site)),
    posts: postsOf(posts, rest.site, now),
  };
};
