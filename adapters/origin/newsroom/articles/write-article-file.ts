import { articleFields, columnsOf, fieldNames } from '../../database/schema/article-fields.ts';
import { coverPattern } from '../../media/uploads/picture-paths.ts';
import { motifs, variantCount } from '../../media/motifs/motifs.ts';
import type { OriginSite } from '../../database/schema/origin-site.ts';
import { canonical } from './save-articles.ts';
import { isTakenBack } from './stored-articles.ts';
import type { StoredArticle, StoredPost } from './stored-articles.ts';
import { postId } from './wanted-article.ts';
import { writeTime } from '../file/times.ts';

const drawn = (path: string, site: string): { readonly motif: string; readonly variant: number } | null => {
  const [, palette, motif = '', number] = coverPattern.exec(path.replace(/^\/uploads\//, '')) ?? [];
  const known =
    palette === site &&
    (motifs as readonly string[]).includes(motif) &&
    Number(number) >= 1 &&
    Number(number) <= variantCount;
  return known ? { motif, variant: Number(number) } : null;
};

export type PictureBeside = (path: string) => string | null;

const coverOf = (
  { cover_image: path, cover_image_text: caption, cover_image_credit: credit, site }: StoredArticle,
  beside: PictureBeside,
): object | null => {
  if (path === null) return null;
  const file = beside(path);
  return { ...(drawn(path, site) ?? (file === null ? { path } : { file })), caption, credit };
};

const fieldsOf = (stored: StoredArticle): object => {
  const silent = columnsOf({}, stored.flags);
  const told = fieldNames
    .map((name) => [name, articleFields[name].column] as const)
    .filter(([, column]) => canonical(stored[column]) !== canonical(silent[column]));
  return Object.fromEntries(told.map(([name, column]) => [name, stored[column]]));
};

const pictures = /(<figure\b[^>]*?\s)data-type="picture" data-src="([^"]+)"/g;

const bodyOf = (html: string, site: string, beside: PictureBeside): string =>
  html.replace(pictures, (figure, tag: string, path: string) => {
    const motif = drawn(path, site);
    const file = beside(path);
    if (motif !== null) return `${tag}data-cover="${motif.motif}/${motif.variant}"`;
    return file === null ? figure : `${tag}data-picture="${file}"`;
  });

const json = (value: unknown): string => JSON.stringify(value).replaceAll('-->', '--\\u003e');

const postOf = (
  post: StoredPost,
  { slug, authors, site }: StoredArticle,
  zone: string,
  beside: PictureBeside,
): string => {
  const { title, pub_date: at, updated_at: updated, pinned } = post;
  const head = {
    id: postId(slug, post.slug),
    publishedAt: writeTime(at, zone),
    ...(updated === null ? {} : { updatedAt: writeTime(updated, zone) }),
    ...(title === '' ? {} : { title }),
    ...(pinned ? { pinned } : {}),
    ...(canonical(post.authors) === canonical(authors) ? {} : { authors: post.authors }),
  };
  return `<!-- post ${json(head)} -->\n${bodyOf(post.pages.join(''), site, beside)}\n`;
};

/** The output can be imported again without loss. */
export const writeArticleFile = (
  stored: StoredArticle,
  sites: readonly OriginSite[],
  beside: PictureBeside,
): string => {
  const {
    site,
    type,
    section,
    sections,
    tags,
    authors,
    flags,
    title,
    lead,
    pub_date: at,
    updated_at: updated,
    posts,
  } = stored;
  const zone = sites.find(({ role }) => role === site)?.timeZone ?? 'Europe/Budapest';
  const alsoIn = sections.filter((slug) => slug !== section);
  const head = {
    site,
    type,
    section,
    ...(alsoIn.length === 0 ? {} : { alsoIn }),
    tags: tags.map(({ name }) => name),
    authors,
    flags,
    publishedAt: writeTime(at, zone),
    ...(updated === null ? {} : { updatedAt: writeTime(updated, zone) }),
    title,
    lead,
    ...fieldsOf(stored),
    cover: coverOf(stored, beside),
  };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const pages = stored.pages.map((page) => `${bodyOf(page, site, beside)}\n`).join('<!-- page -->\n');
  const standing = posts.filter((post) => !isTakenBack(post)).map((post) => postOf(post, stored, zone, beside));
  return `{\n${lines.join(',\n')}\n}\n---\n${pages}${standing.join('')}`;
};
