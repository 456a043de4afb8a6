import { indexForSearch } from '../../database/index-for-search.ts';
import type { Database } from '../../database/open-database.ts';
import { shelve } from '../../database/shelve.ts';
import { textOf } from '../../seed/load/article-row.ts';
import { inlinePictures } from '../../seed/parse-article.ts';
import type { SiteKey } from '../../seed/seed-site.ts';
import type { SeedArticle } from '../../seed/seed-world.ts';
import type { Desk } from '../desk.ts';
import { OrderFailure } from '../failure.ts';
import { drawWished } from '../pictures/draw-wished.ts';
import type { WantedPost } from './save-posts.ts';
import { savePosts } from './save-posts.ts';
import { asTheyAre, raise } from './save-whole.ts';
import type { SavedArticle } from './save-whole.ts';
import { storedArticles } from './stored-articles.ts';
import type { StoredArticle } from './stored-articles.ts';
import { postId, storedPost } from './wanted-article.ts';

/** A post to add or, when its id is known, to change; null leaves what is there. */
export interface PostOrder {
  readonly slug: string;
  readonly id: string | null;
  readonly title: string | null;
  readonly pinned: boolean | null;
  /** HTML, or plain words in paragraphs. */
  readonly text: string | null;
}

export interface TakeBackOrder {
  readonly slug: string;
  readonly ids: readonly string[];
}

const asSeed = (live: StoredArticle): SeedArticle => ({
  site: live.site as SiteKey, type: live.type, slug: live.slug, title: live.title, lead: live.lead, pages: live.pages, publishedAt: live.pub_date, section: live.section,
  active: live.active, mirroring: live.mirroring_sites as readonly SiteKey[], authors: live.authors,
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What is typed into a terminal is seldom HTML: then an empty line divides paragraphs. */
const asHtml = (text: string, site: SiteKey): string => {
  const words = text.replaceAll('\r\n', '\n').trim();
  if (words.startsWith('<')) return inlinePictures(words, site);
  return words.split(/\n\s*\n/).filter((part) => part.trim() !== '').map((part) => `<p>${escaped(part.trim())}</p>`).join('\n');
};

const openLive = async (db: Database, slug: string): Promise<StoredArticle> => {
  const [live] = await storedArticles(db, [slug]);
  if (live === undefined) throw new OrderFailure('no-article', slug);
  if (live.type !== 'liveblog') throw new OrderFailure('not-a-live-blog', slug);
  return live;
};

/** Makes the posts as wanted, and the live blog newer and findable by their words. */
const write = async (db: Database, live: StoredArticle, wanted: readonly WantedPost[], now: number): Promise<SavedArticle> => {
  const { id, site, slug, version } = live;
  const posts = await savePosts({ db, parent: live, now }, asSeed(live), wanted, live);
  if (Object.values(posts).every((ids) => ids.length === 0)) return { site, slug, version, what: 'unchanged', posts };
  const raised = await raise(db, id, now);
  const [after = live] = await storedArticles(db, [slug]);
  await indexForSearch(db, [{ articleId: id, title: live.title, lead: live.lead, text: textOf([...live.pages, ...after.posts.flatMap((post) => [post.title, ...post.pages])].join(' ')) }]);
  await shelve(db, [id, ...after.posts.map((post) => post.id)]);
  return { site, slug, version: raised, what: 'updated', posts };
};

const nextId = (live: StoredArticle): string =>
  String(1 + live.posts.reduce((most, { slug }) => Math.max(most, Number(/^\d{1,9}$/.exec(postId(live.slug, slug))?.[0] ?? 0)), 0));

/** Adds a post to a live blog, or changes one. A post without words is refused. */
export const putPost = async ({ db, dataDir, now }: Desk, { slug, id, title, pinned, text }: PostOrder): Promise<SavedArticle> => {
  const { saved, live: written } = await db.transaction().execute(async (all) => {
    const live = await openLive(all, slug);
    const others = asTheyAre(live);
    const known = id === null ? undefined : storedPost(live, slug, id);
    const before = others.find((post) => post.slug === known?.slug);
    const html = text === null ? before?.html ?? '' : asHtml(text, live.site as SiteKey);
    if (html === '') throw new OrderFailure('no-words', id ?? '');
    const post: WantedPost = {
      ...before, slug: known?.slug ?? `${slug}-${id ?? nextId(live)}`, html, publishedAt: before?.publishedAt ?? now(),
      title: title ?? before?.title ?? '', pinned: pinned ?? before?.pinned ?? false,
    };
    const wanted = before === undefined ? [post, ...others] : others.map((other) => (other === before ? post : other));
    return { saved: await write(all, live, wanted, now()), live: { ...asSeed(live), posts: [post] } };
  });
  await drawWished(dataDir, [written]);
  return saved;
};

/** Takes posts of a live blog back. Open pages take them away when they ask next. */
export const takePostsBack = ({ db, now }: Desk, { slug, ids }: TakeBackOrder): Promise<SavedArticle> =>
  db.transaction().execute(async (all) => {
    const live = await openLive(all, slug);
    const standing = asTheyAre(live);
    const gone = ids.map((id) => {
      const post = standing.find(({ slug: known }) => known === storedPost(live, slug, id)?.slug);
      if (post === undefined) throw new OrderFailure('no-post', id);
      return post;
    });
    return write(all, live, standing.filter((post) => !gone.includes(post)), now());
  });
