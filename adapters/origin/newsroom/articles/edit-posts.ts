import { escapeText } from 'entities/escape';
import type { Database } from '../../database/connection/open-database.ts';
import { shownUploads } from '../../media/removals/remove-uploads.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { inlinePictures } from '../pictures/inline-pictures.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { Article } from '../../content/article.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { VersionAction } from '#adapters/newsroom-contract/versions.ts';
import { keepVersions } from '../versions/keep-versions.ts';
import { blameText } from './blame-texts.ts';
import { closingIn } from '../file/foreign-gates.ts';
import { drawWished } from '../pictures/draw-wished.ts';
import type { WantedPost } from './save-posts.ts';
import { savePosts } from './save-posts.ts';
import { asTheyAre, raise } from './save-whole.ts';
import type { SaveReport } from '#adapters/newsroom-contract/articles.ts';
import type { SavedWhole } from './save-whole.ts';
import { storedArticles } from './stored-articles.ts';
import type { StoredArticle } from './stored-articles.ts';
import { settle } from './settle.ts';
import { arePostsTooLarge } from './blame-size.ts';
import { both, changesOf } from './touched.ts';
import { postId, storedPost } from './wanted-article.ts';

export interface PostCommand {
  readonly slug: string;
  readonly id: string | null;
  readonly title: string | null;
  readonly pinned: boolean | null;
  readonly text: string | null;
}

export interface TakeBackCommand {
  readonly slug: string;
  readonly ids: readonly string[];
}

const asArticle = (live: StoredArticle): Article => ({
  site: live.site as SiteKey,
  type: live.type,
  slug: live.slug,
  title: live.title,
  lead: live.lead,
  pages: live.pages,
  publishedAt: live.pub_date,
  section: live.section,
  active: live.active,
  mirroring: live.mirroring_sites,
  authors: live.authors,
});

/** Terminal input is rarely HTML: an empty line then separates paragraphs. */
const asHtml = (text: string, site: SiteKey): string => {
  const words = text.replaceAll('\r\n', '\n').trim();
  if (words.startsWith('<')) return inlinePictures(words, site);
  return words
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeText(part.trim())}</p>`)
    .join('\n');
};

const openLive = async (db: Database, slug: string): Promise<StoredArticle> => {
  const [live] = await storedArticles(db, [slug]);
  if (live === undefined) throw new CommandFailure('no-article', slug);
  if (live.type !== 'liveblog') throw new CommandFailure('not-a-live-blog', slug);
  return live;
};

const write = async (
  db: Database,
  live: StoredArticle,
  wanted: readonly WantedPost[],
  now: number,
): Promise<SavedWhole> => {
  const { id, site, slug, version } = live;
  const shown = await shownUploads(db, [slug], now);
  const { posts, touched } = await savePosts({ db, parent: live, now }, asArticle(live), wanted, live);
  if (Object.values(posts).every((ids) => ids.length === 0))
    return { saved: { site, slug, version, what: 'unchanged', posts }, touched };
  const raised = await raise(db, id, now);
  await settle(db, { slugs: [slug], shown, now });
  return {
    saved: { site, slug, version: raised, what: 'updated', posts },
    touched: both([touched, { created: [], changed: [slug] }]),
  };
};

const nextId = (live: StoredArticle): string =>
  String(
    1 +
      live.posts.reduce(
        (max, { slug }) => Math.max(max, Number(/^\d{1,9}$/.exec(postId(live.slug, slug))?.[0] ?? 0)),
        0,
      ),
  );

const edit = async <T>(
  { db, actor = null, now }: Newsroom,
  slug: string,
  action: VersionAction,
  want: (live: StoredArticle) => { readonly wanted: readonly WantedPost[]; readonly about: T },
): Promise<{ readonly posted: WithEdition<SaveReport>; readonly about: T }> => {
  const {
    done: { saved, about },
    edition,
  } = await inEdit(db, async (all) => {
    const live = await openLive(all, slug);
    const { wanted, about } = want(live);
    if (arePostsTooLarge(wanted)) throw new CommandFailure('posts-too-large', slug);
    const { saved, touched } = await write(all, live, wanted, now());
    if (saved.what !== 'unchanged')
      await keepVersions(all, { before: new Map([[slug, live]]), slugs: [slug], action, actor, now: now() });
    return { done: { saved, about }, changes: await changesOf(all, touched, now()) };
  });
  return { posted: { faults: [], articles: [saved], edition }, about };
};

export const putPost = async (
  newsroom: Newsroom,
  { slug, id, title, pinned, text }: PostCommand,
): Promise<WithEdition<SaveReport>> => {
  const told: Fault[] = [];
  if (text?.trimStart().startsWith('<') === true)
    await blameText(newsroom, text, 1, (kind, line, more) => told.push({ file: slug, line, kind, ...more }));
  const unshown = told.filter(({ kind }) => kind === 'not-shown' || kind === 'plain-motif');
  if (unshown.length < told.length)
    return { faults: told.filter((fault) => !unshown.includes(fault)), unshown, articles: [], edition: null };
  const { posted, about } = await edit(newsroom, slug, 'posted', (live) => {
    const others = asTheyAre(live);
    const known = id === null ? undefined : storedPost(live, slug, id);
    const before = others.find((post) => post.slug === known?.slug);
    const html = text === null ? (before?.html ?? '') : asHtml(text, live.site as SiteKey);
    if (html === '') throw new CommandFailure('no-words', id ?? '');
    const closing = text === null ? null : closingIn(html);
    if (closing !== null) throw new CommandFailure('closed-post', closing);
    const post: WantedPost = {
      ...before,
      slug: known?.slug ?? `${slug}-${id ?? nextId(live)}`,
      html,
      publishedAt: before?.publishedAt ?? newsroom.now(),
      title: title ?? before?.title ?? '',
      pinned: pinned ?? before?.pinned ?? false,
    };
    const wanted = before === undefined ? [post, ...others] : others.map((other) => (other === before ? post : other));
    return { wanted, about: { ...asArticle(live), posts: [post] } };
  });
  await drawWished(newsroom, [about]);
  return unshown.length === 0 ? posted : { ...posted, unshown };
};

export const takePostsBack = async (
  newsroom: Newsroom,
  { slug, ids }: TakeBackCommand,
): Promise<WithEdition<SaveReport>> => {
  const { posted } = await edit(newsroom, slug, 'unposted', (live) => {
    const standing = asTheyAre(live);
    const gone = ids.map((id) => {
      const post = standing.find(({ slug: known }) => known === storedPost(live, slug, id)?.slug);
      if (post === undefined) throw new CommandFailure('no-post', id);
      return post;
    });
    return { wanted: standing.filter((post) => !gone.includes(post)), about: null };
  });
  return posted;
};
