import { maxMediaBytes } from '#adapters/origin/newsroom/pictures/media-file.ts';
import { rm } from 'node:fs/promises';
import { PictureStore } from '#adapters/migration/pictures/picture-store.ts';
import { makeArticle, type ArticleNeeds, type MadeFile } from '#adapters/migration/write/make-article.ts';
import { normal } from '#adapters/migration/write/plan.ts';
import type { OldAddress } from '#adapters/newsroom-contract/old-addresses.ts';
import { articleSlug } from '#adapters/migration/write/free-slugs.ts';
import type { SiteAddresses } from '#adapters/migration/write/site-addresses.ts';
import type { Time } from '#adapters/time/time.ts';
import type { FollowedDesk } from '#adapters/newsroom-contract/follow.ts';
import type { MovedArticle } from '#adapters/migration/moved/moved-article.ts';
import type { Desk, DeskPost, DeskText } from '../desk/desk.ts';
import type { Followed } from '../state/followed.ts';
import { giveCommand, type ExecuteCommand } from '../state/give-command.ts';
import { applyMapping } from './apply-mapping.ts';
import { type LiveBlog, liveBlogOf } from '../live-blogs/follow-live-blog.ts';
import { listPaths, oldLists } from './old-lists.ts';
import type { KnownLabels } from './known-labels.ts';

export interface ConvertRules extends Pick<ArticleNeeds, 'isEmbed' | 'findUnshown'> {
  readonly addresses: SiteAddresses;
  readonly reserved: { readonly sections: readonly string[]; readonly slugs: readonly string[] };
}

export interface ConvertNeeds {
  readonly desk: FollowedDesk;
  readonly source: Pick<Desk, 'lists'>;
  readonly followed: Followed;
  readonly labels: KnownLabels;
  readonly rules: ConvertRules;
  readonly execute: ExecuteCommand;
  /** Pictures are stored here until import has taken them. */
  readonly folder: string;
  readonly time: Time;
}

export interface Converted {
  readonly post: DeskPost;
  readonly slug: string;
  readonly link: string | null;
  readonly path: string | null;
  /** At the desk. */
  readonly addresses: readonly OldAddress[];
  readonly block: number | null;
  /** Entries to remove: import leaves those of a live blog alone when its file has none. */
  readonly gone: readonly string[];
  /** Of the import file; null when import would refuse it. */
  readonly text: string | null;
  readonly why: string | null;
}

export type ConvertPosts = (
  posts: readonly DeskPost[],
) => Promise<{ readonly converted: readonly Converted[]; readonly folder: string }>;

/** The hidden copy of a draft; `text` is null when import would refuse it. */
export type ConvertDraft = (
  draft: DeskText,
  slug: string,
) => Promise<{ readonly text: string | null; readonly path: string; readonly folder: string }>;

export interface Converter {
  readonly convert: ConvertPosts;
  readonly convertDraft: ConvertDraft;
}

interface Making {
  readonly post: DeskText;
  readonly article: MovedArticle;
  readonly live: LiveBlog | null;
  readonly slug: string;
}

/** `maxUses`: batches and drafts until the stored pictures are removed. */
const [fetchTimeout, maxPictureBytes, maxUses] = [20_000, 40 * 1024 * 1024, 2_000];
const maxUnmapped = 200;

const pathIn = (address: string): string => {
  const url = URL.parse(address, 'http://desk.invalid');
  return url === null ? address : `${url.pathname.replace(/\/+$/, '')}${url.search}`;
};

/** Converts posts as a migration does. Slugs are those that the newsroom has placed. */
export const openConverter = ({
  desk,
  source,
  followed,
  labels,
  rules,
  execute,
  folder,
  time,
}: ConvertNeeds): Converter => {
  let [store, uses]: [PictureStore | null, number] = [null, 0];
  const pictures = async (): Promise<PictureStore> => {
    if (store !== null && uses < maxUses) return store;
    await rm(folder, { recursive: true, force: true });
    uses = 0;
    store = new PictureStore({
      folders: [],
      fetch: true,
      allowLoopback: desk.allowPrivate,
      maxPictures: Number.MAX_SAFE_INTEGER,
      maxBytes: maxPictureBytes,
      maxMediaBytes,
      deadline: () => time.deadline(fetchTimeout),
      note: () => undefined,
    });
    return store;
  };
  const note = (text: string): void => {
    if (followed.unmapped.size < maxUnmapped) followed.unmapped.add(text);
  };
  const now = (): number => Math.floor(time.now() / 1000);

  const linksOf = (): ((address: string) => string | undefined) => {
    const paths = new Map(
      [...followed.items.values()].flatMap(({ link, path }) => (link === null || path === null ? [] : [[link, path]])),
    );
    const lists = listPaths(
      oldLists(source.lists?.() ?? [], desk.mapping, labels, followed.labels.values()),
      rules.addresses,
    );
    return (address) => paths.get(pathIn(address)) ?? lists.get(normal(address));
  };

  const make = async (
    { post, article, live, slug }: Making,
    newPath: (address: string) => string | undefined,
  ): Promise<MadeFile | null> => {
    const store = await pictures();
    return makeArticle(article, {
      ...rules,
      plan: { slugOf: () => slug, newPath, section: labels.section, author: labels.author },
      site: desk.site,
      home: desk.address,
      pictureOf: post.pictureOf ?? (() => undefined),
      take: (address) => store.take(address, folder),
      takeMedia: (address, tag) => store.takeMedia(address, folder, tag),
      now: now(),
      asLiveBlog: live?.make,
    });
  };

  const pathOf = ({ article: { section }, live, slug }: Making, publishedAt: number): string | null => {
    const path = rules.addresses.article(section === null ? null : labels.section(section).slug, publishedAt, slug);
    return live === null || path === null ? path : `${path}/elo`;
  };

  const convert: ConvertPosts = async (posts) => {
    const mapped = posts.map((post) => ({ post, ...applyMapping(post, desk.mapping) }));
    const { done } = await giveCommand(execute, {
      do: 'follow-place',
      desk: desk.id,
      items: mapped.map(({ post: { print }, article: { slug, title, id } }) => ({
        id: print.id,
        slug: articleSlug(slug, title, id),
        publishedAt: print.publishedAt,
      })),
    });
    const newPath = linksOf();
    uses += 1;
    const converted: Converted[] = [];
    for (const { post, article, block, liveBlog } of mapped) {
      const slug = done.slugs[post.print.id] ?? '';
      const known = followed.items.get(post.print.id);
      const live = await liveBlogOf({ execute, followed }, { article, liveBlog, slug, known, now: now() });
      const making = { post, article, live, slug };
      const made = await make(making, newPath);
      for (const { element, dropped, reason } of article.account.lines(slug))
        if (dropped > 0) note(`${element}: ${reason ?? ''}`);
      const { entries = 0, gone = [] } = live?.made() ?? {};
      converted.push({
        post,
        slug,
        link: article.addresses[0] === undefined ? null : pathIn(article.addresses[0]),
        path: made?.isPublic === true ? pathOf(making, post.print.publishedAt) : null,
        addresses: article.addresses.map((from) => ({ from: normal(from), kind: 'article', to: slug })),
        block,
        text: made?.text ?? null,
        gone: entries === 0 ? gone : [],
        why: made === null ? 'the newspaper cannot show its text' : null,
      });
    }
    return { converted, folder };
  };

  const convertDraft: ConvertDraft = async (post, slug) => {
    const { article: shown, liveBlog } = applyMapping(post, desk.mapping);
    const publishedAt = shown.publishedAt ?? now();
    // Staff alone sees it, also where the post is public.
    const article = { ...shown, readers: 'hidden' as const, publishedAt };
    const unnoted = { ...followed, unmapped: new Set<string>() };
    const live = await liveBlogOf(
      { execute, followed: unnoted },
      { article: shown, liveBlog, slug, known: undefined, now: now() },
    );
    const making = { post, article, live, slug };
    const made = await make(making, linksOf());
    return { text: made?.text ?? null, path: pathOf(making, publishedAt) ?? `/${slug}`, folder };
  };

  return { convert, convertDraft };
};
