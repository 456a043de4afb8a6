import { maxMediaBytes } from '#adapters/origin/newsroom/pictures/media-file.ts';
import { rm } from 'node:fs/promises';
import { PictureStore } from '#adapters/migration/pictures/picture-store.ts';
import { makeArticle, type ArticleNeeds } from '#adapters/migration/write/make-article.ts';
import { articleSlug } from '#adapters/migration/write/free-slugs.ts';
import type { SiteAddresses } from '#adapters/migration/write/site-addresses.ts';
import type { Time } from '#adapters/time/time.ts';
import type { FollowedDesk } from '#adapters/newsroom-contract/follow.ts';
import type { DeskPost } from '../desk/desk.ts';
import type { Followed } from '../state/followed.ts';
import { giveCommand, type ExecuteCommand } from '../state/give-command.ts';
import { applyMapping } from './apply-mapping.ts';
import type { KnownLabels } from './known-labels.ts';

export interface ConvertRules extends Pick<ArticleNeeds, 'isEmbed' | 'findUnshown'> {
  readonly addresses: SiteAddresses;
  readonly reserved: { readonly sections: readonly string[]; readonly slugs: readonly string[] };
}

export interface ConvertNeeds {
  readonly desk: FollowedDesk;
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
  readonly block: number | null;
  /** Of the import file; null when import would refuse it. */
  readonly text: string | null;
  readonly why: string | null;
}

export type ConvertPosts = (
  posts: readonly DeskPost[],
) => Promise<{ readonly converted: readonly Converted[]; readonly folder: string }>;

const [fetchTimeout, maxPictureBytes, maxPictures] = [20_000, 40 * 1024 * 1024, 2_000];
const maxUnmapped = 200;

const pathIn = (address: string): string => {
  const url = URL.parse(address, 'http://desk.invalid');
  return url === null ? address : `${url.pathname.replace(/\/+$/, '')}${url.search}`;
};

/** Converts posts as a migration does. Slugs are those that the newsroom has placed. */
export const openConverter = ({ desk, followed, labels, rules, execute, folder, time }: ConvertNeeds): ConvertPosts => {
  let [store, uses]: [PictureStore | null, number] = [null, 0];
  const pictures = async (): Promise<PictureStore> => {
    if (store !== null && (uses += 1) < maxPictures) return store;
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
  return async (posts) => {
    const now = Math.floor(time.now() / 1000);
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
    const paths = new Map(
      [...followed.items.values()].flatMap(({ link, path }) => (link === null || path === null ? [] : [[link, path]])),
    );
    const taking = await pictures();
    const converted: Converted[] = [];
    for (const { post, article, block } of mapped) {
      const slug = done.slugs[post.print.id] ?? '';
      const made = await makeArticle(article, {
        ...rules,
        plan: {
          slugOf: () => slug,
          newPath: (address) => paths.get(pathIn(address)),
          section: labels.section,
          author: labels.author,
        },
        site: desk.site,
        home: desk.address,
        pictureOf: () => undefined,
        take: (address) => taking.take(address, folder),
        takeMedia: (address, tag) => taking.takeMedia(address, folder, tag),
        now,
      });
      for (const { element, dropped, reason } of article.account.lines(slug))
        if (dropped > 0) note(`${element}: ${reason ?? ''}`);
      const section = article.section === null ? null : labels.section(article.section).slug;
      const isPublic = made?.isPublic === true;
      converted.push({
        post,
        slug,
        link: article.addresses[0] === undefined ? null : pathIn(article.addresses[0]),
        path: isPublic ? rules.addresses.article(section, post.print.publishedAt, slug) : null,
        block,
        text: made?.text ?? null,
        why: made === null ? 'the newspaper cannot show its text' : null,
      });
    }
    return { converted, folder };
  };
};
