import { z } from 'zod';
import type { Label } from '#adapters/migration/moved/moved-article.ts';
import type { GhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import type { DeskMapping } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';
import type { AskDesk } from '../desk/ask-desk.ts';
import type { Desk, DeskPost, DeskText, Fate, Listing, Print, PrintPage } from '../desk/desk.ts';
import { printOf } from '../desk/print-of.ts';
import { type Followed, labelKey } from '../state/followed.ts';
import { faultOf, openGhostApi, parse, problemOf, shaped, type GhostQuery } from './ghost-api.ts';
import { ghostArticle } from './ghost-article.ts';
import {
  printFields,
  wireCutPost,
  wireDeleted,
  wireId,
  wireLabel,
  wirePrint,
  wireState,
  wireWholePost,
  type WirePrint,
} from './ghost.wire.ts';

export interface GhostDeskNeeds {
  readonly address: string;
  readonly key: GhostKey;
  readonly ask: AskDesk;
  readonly mapping: DeskMapping;
  readonly followed: Pick<Followed, 'items' | 'labels'>;
  readonly time: Pick<Time, 'now'>;
}

const related = { include: 'tags,authors' };
const isPublished = 'status:published';

/** SQLite finds nothing with the form that Ghost prints. */
const timeOf = (seconds: number): string =>
  `'${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')}'`;
const idsIn = (ids: readonly string[]): string => `id:[${ids.map((id) => `'${id}'`).join(',')}]`;

const asPrint = ({ tags, authors, ...shown }: WirePrint): Print => ({
  id: shown.id,
  print: printOf([shown, tags.map(({ id }) => id), authors.map(({ id }) => id)]),
  media: null,
  publishedAt: shown.published_at,
  modified: shown.updated_at,
});

const pathOf = (address: string): string | null => {
  const path = URL.parse(address)?.pathname ?? null;
  // Ghost's address of a post that its routes leave out.
  return path === '/404/' ? null : path;
};

/** Names of tags that begin with `#` are for the editors alone. */
const isPublic = ({ name }: Label): boolean => !name.startsWith('#');

/** Ghost has only tags. The first one is the section, unless the mapping gives it another meaning. */
const sectionOf = (tags: readonly Label[], { tags: meanings }: DeskMapping): Label | null =>
  tags.find(({ slug }) => !Object.hasOwn(meanings, slug) || meanings[slug]?.section !== undefined) ?? null;

/** Ghost's Admin API; with its Content API, what that shows of it. */
export const openGhostDesk = ({ address, key, ask, mapping, followed, time }: GhostDeskNeeds): Desk => {
  const api = openGhostApi(address, key, ask);
  const isWhole = key.api === 'admin';
  /** Deleted as Ghost's own record says; a restored backup has no such record. */
  const onRecord = new Set<string>();

  const prints = async (query: GhostQuery): Promise<PrintPage> => {
    const { rows, total, pages } = await api.list('posts', { fields: printFields, ...related, ...query }, wirePrint);
    return { prints: rows.map(asPrint), total, pages };
  };

  /** The newest 100 are always compared: bulk edits, names of pictures and of search change no time. */
  const newest = async (since: number, page: number): Promise<PrintPage> => {
    const listed = await prints({ filter: isPublished, order: 'published_at desc,id desc', page });
    const isDeep = (listed.prints.at(-1)?.publishedAt ?? 0) > since;
    return { ...listed, pages: isDeep ? listed.pages : page };
  };

  /** Followed posts that were unpublished or deleted. Only the Admin API lists them. */
  const withdrawn = async (since: number): Promise<readonly Print[]> => {
    const [hidden, deleted] = await Promise.all([
      api.list(
        'posts',
        { fields: 'id,status', filter: `status:-published+published_at:-null+updated_at:>${timeOf(since)}` },
        wireState,
      ),
      api.list(
        'actions',
        { filter: `event:deleted+resource_type:post+created_at:>${timeOf(since)}`, order: 'created_at desc' },
        wireDeleted,
      ),
    ]);
    const gone = deleted.rows.flatMap(({ resource_id: id }) => id ?? []);
    for (const id of gone) if (followed.items.has(id)) onRecord.add(id);
    return [...hidden.rows.map(({ id }) => id), ...gone].flatMap((id) => {
      const item = followed.items.get(id);
      return item === undefined || item.state === 'waiting'
        ? []
        : [{ id, print: '', media: null, publishedAt: since, modified: item.modified }];
    });
  };

  const list = async (listing: Listing, page: number): Promise<PrintPage> => {
    if (listing.way === 'new') return newest(listing.since, page);
    if (listing.way === 'sweep') return prints({ filter: isPublished, order: 'id asc', page });
    const filter = `${isPublished}+updated_at:>${timeOf(listing.since)}`;
    const changed = await prints({ filter, order: 'id asc', page });
    if (page > 1 || !isWhole) return changed;
    return { ...changed, prints: [...changed.prints, ...(await withdrawn(listing.since))] };
  };

  /** A label may be renamed before its list is read for the first time. */
  const learn = ({ tags, authors }: WirePrint): void => {
    const known = [
      ...tags.filter(isPublic).flatMap((tag) => [
        { kind: 'category' as const, ...tag },
        { kind: 'tag' as const, ...tag },
      ]),
      ...authors.map((author) => ({ kind: 'author' as const, ...author })),
    ];
    for (const label of known) {
      const key = labelKey(label.kind, label.id);
      if (!followed.labels.has(key)) followed.labels.set(key, label);
    }
  };

  const asDeskPost = async (raw: z.output<typeof wireWholePost>): Promise<DeskPost | null> => {
    const print = shaped(wirePrint, raw);
    learn(print);
    const now = Math.floor(time.now() / 1000);
    const article = await ghostArticle(raw, { home: address, now, isWhole });
    if (article === undefined) return null;
    const tags = print.tags.map(({ slug, name }) => ({ slug, name }));
    const categories = tags.filter(isPublic);
    const path = pathOf(print.url);
    return {
      print: asPrint(print),
      article: {
        ...article,
        section: sectionOf(categories, mapping),
        addresses: path === null ? article.addresses : [path, ...article.addresses],
      },
      isSticky: print.featured,
      categories,
      tags,
    };
  };

  const posts = async (ids: readonly string[]): Promise<readonly DeskPost[]> => {
    const { rows } = await api.list(
      'posts',
      {
        ...related,
        formats: isWhole ? 'html,lexical,mobiledoc' : 'html',
        filter: `${isPublished}+${idsIn(ids)}`,
      },
      isWhole ? wireWholePost : wireCutPost,
    );
    const made = await Promise.all(rows.map(asDeskPost));
    return made.filter((post) => post !== null);
  };

  const fate = async (id: string): Promise<Fate> => {
    const answer = await api.ask(`posts/${id}`, { fields: isWhole ? 'id,status' : 'id' });
    // A draft is unknown to the Content API: it may as well have been deleted.
    if (answer.status === 404 && problemOf(answer) === 'NotFoundError') return onRecord.has(id) ? 'hidden' : 'gone';
    if (answer.status !== 200) throw faultOf(answer);
    const [post] = parse(z.object({ posts: z.array(isWhole ? wireState : wireId).length(1) }), answer).posts;
    return post !== undefined && 'status' in post && post.status !== 'published' ? 'hidden' : 'shown';
  };

  /** `uuid`: Ghost's preview opens `/p/UUID/` of the site. */
  const draft = async (uuid: string): Promise<DeskText | null> => {
    const { rows } = await api.list(
      'posts',
      { ...related, formats: 'html,lexical,mobiledoc', filter: `uuid:'${uuid}'` },
      wireWholePost,
    );
    const [raw] = rows;
    const publishedAt = raw?.['published_at'] ?? new Date(time.now()).toISOString();
    return raw === undefined ? null : asDeskPost({ ...raw, published_at: publishedAt });
  };

  return {
    // Ghost's API has only UTC.
    zone: async () => 'UTC',
    list,
    labels: async (kind, page) => {
      const fields = { fields: 'id,slug,name', order: 'id asc', page };
      const { rows, pages } =
        kind === 'author'
          ? await api.list(isWhole ? 'users' : 'authors', fields, wireLabel)
          : await api.list('tags', { ...fields, filter: 'visibility:public' }, wireLabel);
      return { labels: rows.map((label) => ({ kind, ...label })), pages };
    },
    // Their names are fields of posts.
    media: async () => [],
    posts,
    listed: async (ids) => {
      const { rows } = await api.list('posts', { fields: 'id', filter: `${isPublished}+${idsIn(ids)}` }, wireId);
      return new Set(rows.map(({ id }) => id));
    },
    fate,
    ...(isWhole && { draft }),
  };
};
