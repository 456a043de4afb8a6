import { inlinePictures } from '../pictures/inline-pictures.ts';
import { coverPath } from '../../media/uploads/picture-paths.ts';
import type { OriginSite, SiteKey } from '../../database/schema/origin-site.ts';
import type { Article, Picture, Post } from '../../content/article.ts';
import type { FileArticle, FilePost } from '../file/read-article-file.ts';
import { readTime } from '../file/times.ts';
import type { TakenPictures } from '../pictures/take-pictures.ts';
import type { StoredArticle, StoredPost } from './stored-articles.ts';

export interface WantedArticle extends Article {
  /** Null keeps the posts. */
  readonly posts?: never;
  readonly wantedPosts: readonly (Post & { readonly slug: string })[] | null;
}

interface Around {
  readonly stored: StoredArticle | undefined;
  readonly sites: readonly OriginSite[];
  readonly pictures: TakenPictures;
  /** Unix seconds. */
  readonly now: number;
}

interface Times {
  readonly ago?: number | undefined;
  readonly updatedAgo?: number | undefined;
  readonly publishedAt?: string | undefined;
  readonly updatedAt?: string | null | undefined;
}

type Stamped = { readonly pub_date: number; readonly updated_at: number | null } | undefined;

/** An age counts only for new articles: a second import must not change the date. */
const timesOf = (
  { ago, updatedAgo, publishedAt, updatedAt }: Times,
  stored: Stamped,
  zone: string,
  now: number,
): Pick<Post, 'publishedAt'> & { readonly updatedAt: number | null } => {
  const told = (text: string): number => readTime(text, zone) ?? now;
  const first = stored?.updated_at ?? (stored === undefined && updatedAgo !== undefined ? now - updatedAgo : null);
  return {
    publishedAt: publishedAt === undefined ? (stored?.pub_date ?? now - (ago ?? 0)) : told(publishedAt),
    updatedAt: updatedAt === undefined ? first : updatedAt === null ? null : told(updatedAt),
  };
};

/** A post's id is the end of its slug. Imported posts may keep another slug. */
const storedPosts = (stored: StoredArticle | undefined, slug: string): ((id: string) => StoredPost | undefined) => {
  const known = new Map(stored?.posts.map((post) => [post.slug, post]));
  return (id) => known.get(`${slug}-${id}`) ?? known.get(id);
};

export const storedPost = (stored: StoredArticle | undefined, slug: string, id: string): StoredPost | undefined =>
  storedPosts(stored, slug)(id);

export const postId = (slug: string, post: string): string =>
  post.startsWith(`${slug}-`) ? post.slice(slug.length + 1) : post;

const coverOf = ({ head: { cover, site }, file }: FileArticle, pictures: TakenPictures): Picture | null => {
  if (cover === null) return null;
  const { motif, variant, path, caption, credit } = cover;
  if (motif !== undefined && variant !== undefined)
    return { path: coverPath(site, { motif, variant }), caption, credit };
  return { path: path ?? pictures.pathOf(file, cover.file ?? ''), caption, credit };
};

const zoneOf = (sites: readonly OriginSite[], site: SiteKey): string =>
  sites.find(({ role }) => role === site)?.timeZone ?? 'Europe/Budapest';

const slugIn = (label: string | { readonly slug: string }): string => (typeof label === 'string' ? label : label.slug);

export const wantedArticle = (from: FileArticle, { stored, sites, pictures, now }: Around): WantedArticle => {
  const { ago, updatedAgo, publishedAt, updatedAt, section, alsoIn, authors, cover: _, ...rest } = from.head;
  const zone = zoneOf(sites, rest.site);
  const html = (text: string): string => inlinePictures(pictures.inText(from.file, text), rest.site);
  const postOf = storedPosts(stored, from.slug);
  const post = ({
    head: { id, publishedAt: at, updatedAt: edited, ago: age, ...said },
    html: text,
  }: FilePost): Post & { readonly slug: string } => {
    const known = postOf(id);
    const { updatedAt: changed, ...times } = timesOf(
      { ago: age, publishedAt: at, updatedAt: edited },
      known,
      zone,
      now,
    );
    return {
      ...said,
      ...times,
      ...(changed === null ? {} : { updatedAt: changed }),
      html: html(text),
      slug: known?.slug ?? `${from.slug}-${id}`,
    };
  };
  return {
    ...rest,
    corrections: rest.corrections ?? stored?.corrections,
    slug: from.slug,
    cover: coverOf(from, pictures),
    section: section === null ? null : slugIn(section),
    alsoIn: alsoIn.map(slugIn),
    authors: authors.map(slugIn),
    ...timesOf({ ago, updatedAgo, publishedAt, updatedAt }, stored, zone, now),
    pages: from.pages.map(html),
    wantedPosts: from.posts?.map(post) ?? null,
  };
};
