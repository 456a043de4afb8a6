import { articleRow } from '../../seed/load/article-row.ts';
import { coverPattern } from '../../seed/picture-paths.ts';
import { motifs, variantCount } from '../../seed/covers/motifs.ts';
import type { SeedSite, SiteKey } from '../../seed/seed-site.ts';
import { canonical } from '../articles/save-articles.ts';
import type { RowValues } from '../articles/write-rows.ts';
import { isTakenBack } from '../articles/stored-articles.ts';
import type { StoredArticle, StoredPost } from '../articles/stored-articles.ts';
import { postId } from '../articles/wanted-article.ts';
import { writeTime } from './times.ts';

/** Columns whose field in the head has not simply their name. */
const fieldNames: Readonly<Record<string, string>> = {
  adult_content: 'adult',
  mirroring_sites: 'mirroring',
  index_av_code: 'indexAVCode',
};
/** What the head says in another way, or the text does, or nobody needs to say. */
const saidElsewhere: ReadonlySet<string> = new Set([
  'site',
  'type',
  'slug',
  'version',
  'title',
  'lead',
  'flags',
  'pages',
  'paragraph_count',
  'minutes',
  'pub_date',
  'updated_at',
  'pinned',
  'cover_image',
  'cover_image_text',
  'cover_image_credit',
]);

/** The head's field for a column of an article; null when it has none of its own. */
export const fieldOf = (column: string): string | null =>
  saidElsewhere.has(column)
    ? null
    : (fieldNames[column] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));

const drawn = (path: string, site: string): { readonly motif: string; readonly variant: number } | null => {
  const [, palette, motif = '', number] = coverPattern.exec(path.replace(/^\/uploads\//, '')) ?? [];
  const known =
    palette === site &&
    (motifs as readonly string[]).includes(motif) &&
    Number(number) >= 1 &&
    Number(number) <= variantCount;
  return known ? { motif, variant: Number(number) } : null;
};

/** Where a picture of the uploads goes beside the file, when it goes there. */
export type PictureBeside = (path: string) => string | null;

const coverOf = (
  { cover_image: path, cover_image_text: caption, cover_image_credit: credit, site }: StoredArticle,
  beside: PictureBeside,
): object | null => {
  if (path === null) return null;
  const file = beside(path);
  return { ...(drawn(path, site) ?? (file === null ? { path } : { file })), caption, credit };
};

/** What is not as in an article of which nothing is said. */
const restOf = (stored: StoredArticle): object => {
  const row = stored as unknown as RowValues;
  const silent = articleRow({
    site: stored.site as SiteKey,
    type: stored.type,
    slug: '',
    title: '',
    lead: '',
    pages: [],
    publishedAt: 0,
    section: null,
    flags: stored.flags,
  });
  const told = Object.keys(silent).filter(
    (column) => fieldOf(column) !== null && canonical(row[column]) !== canonical(silent[column]),
  );
  return Object.fromEntries(told.map((column) => [fieldOf(column), row[column]]));
};

/** Pictures by motif or as files beside; whatever else stands in the HTML stays. */
const bodyOf = (html: string, site: string, beside: PictureBeside): string =>
  html.replace(/<figure data-type="picture" data-src="([^"]+)">/g, (figure, path: string) => {
    const motif = drawn(path, site);
    const file = beside(path);
    return motif !== null
      ? `<figure data-cover="${motif.motif}/${motif.variant}">`
      : file === null
        ? figure
        : `<figure data-picture="${file}">`;
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

/** Writes an article in the form in which it can be imported again, whole. */
export const writeArticleFile = (stored: StoredArticle, sites: readonly SeedSite[], beside: PictureBeside): string => {
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
    ...restOf(stored),
    cover: coverOf(stored, beside),
  };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const pages = stored.pages.map((page) => `${bodyOf(page, site, beside)}\n`).join('<!-- page -->\n');
  const standing = posts.filter((post) => !isTakenBack(post)).map((post) => postOf(post, stored, zone, beside));
  return `{\n${lines.join(',\n')}\n}\n---\n${pages}${standing.join('')}`;
};
