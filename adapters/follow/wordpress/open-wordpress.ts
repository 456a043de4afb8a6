import { z } from 'zod';
import type { Label } from '#adapters/migration/moved/moved-article.ts';
import { printOf } from '../desk/print-of.ts';
import type { AskDesk, DeskAnswer } from '../desk/ask-desk.ts';
import type { Desk, DeskLabelKind, Fate, Listing, Print, PrintPage, Slice } from '../desk/desk.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import { labelKey, type Followed } from '../state/followed.ts';
import { wordpressArticle } from './wordpress-article.ts';
import {
  mediaFields,
  postFields,
  printFields,
  wireFate,
  wireIndex,
  wireLabel,
  wireMedia,
  wirePost,
  wirePrint,
  wireProblem,
  type WireMedia,
  type WirePost,
  type WirePrint,
} from './wordpress.wire.ts';

type Query = Readonly<Record<string, string | number>>;

const pageSize = 100;
const paths: Readonly<Record<DeskLabelKind, string>> = { category: 'categories', tag: 'tags', author: 'users' };

const parse = <Shape extends z.ZodType>(shape: Shape, { status, body }: DeskAnswer): z.output<Shape> => {
  if (status !== 200) {
    const problem = wireProblem.safeParse(body);
    throw new DeskFault(`HTTP status ${status}${problem.success ? ` ${problem.data.code}` : ''}`);
  }
  const read = shape.safeParse(body);
  if (!read.success) throw new DeskFault(`an answer of another shape: ${z.prettifyError(read.error).slice(0, 200)}`);
  return read.data;
};

const numberIn = ({ headers }: DeskAnswer, name: string): number => {
  const text = String(headers[name] ?? '');
  if (!/^\d+$/.test(text)) throw new DeskFault(`the answer has no ${name}`);
  return Number(text);
};

const timeOf = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

const asPrint = (post: WirePrint): Print => ({
  id: post.id,
  print: printOf(Object.keys(wirePrint.shape).map((field) => post[field as keyof WirePrint])),
  media: post.featured_media,
  publishedAt: post.date_gmt,
  modified: post.modified_gmt,
});

/** The REST API of WordPress. `ask` sends the credentials, if there are any. */
export const openWordpress = (address: string, ask: AskDesk, { labels }: Pick<Followed, 'labels'>): Desk => {
  // Sites with plain permalinks have no `/wp-json/`.
  let isPlain: boolean | null = null;
  const get = (path: string, query: Query, plain = isPlain === true): Promise<DeskAnswer> => {
    const url = new URL(plain ? `${address}/` : `${address}/wp-json${path}`);
    if (plain) url.searchParams.set('rest_route', path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return ask(url.href);
  };
  const index = async (): Promise<z.output<typeof wireIndex>> => {
    const asked = { _fields: 'timezone_string,gmt_offset' };
    const found = await get('/', asked, isPlain ?? false).catch((cause: unknown) => {
      if (isPlain !== null) throw cause;
      return get('/', asked, true).then((answer) => {
        isPlain = true;
        return answer;
      });
    });
    isPlain ??= false;
    return parse(wireIndex, found);
  };

  const list = async (listing: Listing, page: number): Promise<PrintPage> => {
    const since: Query =
      listing.way === 'new'
        ? { after: timeOf(listing.since) }
        : listing.way === 'changed'
          ? { modified_after: timeOf(listing.since) }
          : {};
    const answer = await get('/wp/v2/posts', {
      _fields: printFields,
      per_page: pageSize,
      page,
      orderby: 'id',
      order: 'asc',
      ...since,
    });
    return {
      prints: parse(z.array(wirePrint), answer).map(asPrint),
      total: numberIn(answer, 'x-wp-total'),
      pages: numberIn(answer, 'x-wp-totalpages'),
    };
  };

  const slice = async (offset: number, count: number): Promise<Slice> => {
    const answer = await get('/wp/v2/posts', {
      _fields: printFields,
      per_page: count,
      offset,
      orderby: 'id',
      order: 'asc',
    });
    const prints = parse(z.array(wirePrint), answer).map(asPrint);
    // After the end WordPress counts none at all.
    const total = prints.length === 0 && offset > 0 ? (await slice(0, 1)).total : numberIn(answer, 'x-wp-total');
    return { offset, prints, total };
  };

  const mediaOf = async (ids: readonly string[]): Promise<readonly WireMedia[]> =>
    ids.length === 0
      ? []
      : parse(
          z.array(wireMedia),
          await get('/wp/v2/media', { _fields: mediaFields, include: ids.join(','), per_page: pageSize }),
        );

  /** New labels are learned before the next page of labels is read. */
  const learn = async (kind: DeskLabelKind, ids: readonly string[]): Promise<void> => {
    const unknown = [...new Set(ids)].filter((id) => !labels.has(labelKey(kind, id)));
    if (unknown.length === 0) return;
    const answer = await get(`/wp/v2/${paths[kind]}`, {
      _fields: 'id,slug,name',
      include: unknown.slice(0, pageSize).join(','),
      per_page: pageSize,
    });
    // Some sites hide their authors.
    if (kind === 'author' && answer.status !== 200) return;
    for (const label of parse(z.array(wireLabel), answer)) labels.set(labelKey(kind, label.id), { kind, ...label });
  };

  const named = (kind: DeskLabelKind, ids: readonly string[]): readonly Label[] =>
    ids.flatMap((id) => {
      const label = labels.get(labelKey(kind, id));
      return label === undefined ? [] : [{ slug: label.slug, name: label.name }];
    });

  const posts = async (ids: readonly string[]): ReturnType<Desk['posts']> => {
    const answer = await get('/wp/v2/posts', { _fields: postFields, include: ids.join(','), per_page: pageSize });
    const read: readonly WirePost[] = parse(z.array(wirePost), answer);
    const media = new Map(
      (await mediaOf(read.flatMap((post) => post.featured_media ?? []))).map((one) => [one.id, one]),
    );
    await learn(
      'category',
      read.flatMap((post) => post.categories),
    );
    await learn(
      'tag',
      read.flatMap((post) => post.tags),
    );
    await learn(
      'author',
      read.flatMap((post) => post.author ?? []),
    );
    return read.map((post) => {
      const [categories, tags] = [named('category', post.categories), named('tag', post.tags)];
      const [author = null] = named('author', post.author === null ? [] : [post.author]);
      return {
        print: asPrint(post),
        article: wordpressArticle(post, {
          categories,
          tags,
          author,
          media: media.get(post.featured_media ?? '') ?? null,
        }),
        isSticky: post.sticky,
        categories,
        tags,
      };
    });
  };

  const fate = async (id: string): Promise<Fate> => {
    const answer = await get(`/wp/v2/posts/${id}`, { _fields: 'id,status' });
    if (answer.status === 200) return parse(wireFate, answer).status === 'publish' ? 'shown' : 'hidden';
    const problem = wireProblem.safeParse(answer.body);
    const code = problem.success ? problem.data.code : '';
    if (code === 'rest_forbidden') return 'hidden';
    if (code === 'rest_post_invalid_id') return 'gone';
    throw new DeskFault(`HTTP status ${answer.status} ${code}`.trim());
  };

  return {
    zone: async () => {
      const { timezone_string: zone, gmt_offset: offset } = await index();
      return zone === '' ? `UTC${offset < 0 ? '' : '+'}${offset}` : zone;
    },
    list,
    slice,
    labels: async (kind, page) => {
      const answer = await get(`/wp/v2/${paths[kind]}`, {
        _fields: 'id,slug,name',
        per_page: pageSize,
        page,
        orderby: 'id',
      });
      if (kind === 'author' && answer.status !== 200) return { labels: [], pages: 1 };
      return {
        labels: parse(z.array(wireLabel), answer).map((label) => ({ kind, ...label })),
        pages: numberIn(answer, 'x-wp-totalpages'),
      };
    },
    media: async (ids) => (await mediaOf(ids)).map(({ id, ...rest }) => ({ id, print: printOf(rest) })),
    posts,
    listed: async (ids) =>
      new Set(
        parse(
          z.array(wirePrint.pick({ id: true })),
          await get('/wp/v2/posts', { _fields: 'id', include: ids.join(','), per_page: pageSize }),
        ).map(({ id }) => id),
      ),
    fate,
  };
};
