import { z } from 'zod';
import { type JsonObject, textAt } from '#adapters/migration/moved/parsed-object.ts';
import { openWxr } from '#adapters/migration/wxr/open-wxr.ts';
import { WxrIndex } from '#adapters/migration/wxr/wxr-index.ts';
import type { AskDesk } from '../desk/ask-desk.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import type { Desk, DeskText, Fate, Listing, Print, PrintPage, Slice } from '../desk/desk.ts';
import { printOf } from '../desk/print-of.ts';
import type { Followed } from '../state/followed.ts';
import { postRecords, viewOf } from './post-records.ts';
import { numberIn, pageSize, parse, type Query, wordpressApi } from './wordpress-api.ts';
import { wordpressLabels } from './wordpress-labels.ts';
import {
  mediaFields,
  printFields,
  wireFate,
  wireIds,
  wireMedia,
  wirePrint,
  wireProblem,
  wireRow,
  wireRows,
  type WirePrint,
} from './wordpress.wire.ts';

export interface AskWordpress {
  readonly ask: AskDesk;
  /** Asks without the key; null where there is none. */
  readonly everyone: AskDesk | null;
}

const timeOf = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

const asPrint = (post: WirePrint): Print => ({
  id: post.id,
  print: printOf(Object.keys(wirePrint.shape).map((field) => post[field as keyof WirePrint])),
  media: post.featured_media,
  publishedAt: post.date_gmt,
  modified: post.modified_gmt,
});

const changed = (row: JsonObject): string => textAt(row, 'modified_gmt');

/** A published post keeps its text while its author writes another: that is in an autosave, one of each author. */
const withAutosave = (post: JsonObject, autosaves: readonly JsonObject[]): JsonObject => {
  const newest = autosaves.reduce((one, other) => (changed(other) > changed(one) ? other : one), post);
  return newest === post
    ? post
    : { ...post, title: newest['title'], content: newest['content'], excerpt: newest['excerpt'] };
};

/** The REST API of WordPress. */
export const openWordpress = (
  address: string,
  { ask, everyone: askAsStranger }: AskWordpress,
  followed: Pick<Followed, 'labels'>,
): Desk => {
  const permalinks = { isPlain: null };
  const api = wordpressApi(address, ask, permalinks);
  const everyone = askAsStranger === null ? null : wordpressApi(address, askAsStranger, permalinks);
  const { get } = api;
  const labels = wordpressLabels(api, followed);
  const recordsOf = postRecords({ api, everyone, labels });

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

  /** As a migration converts them. */
  const textsOf = async (rows: readonly JsonObject[]): Promise<ReadonlyMap<string, DeskText>> => {
    const all = await recordsOf(rows);
    const records = async function* () {
      yield* all;
    };
    // The desk decides what is published: its clock may be ahead.
    const source = openWxr({ records, types: [], zone: 'UTC', now: Number.MAX_SAFE_INTEGER });
    for await (const outline of source.outlines()) void outline;
    const texts = new Map<string, DeskText>();
    for await (const article of source.articles()) {
      const row = rows.find((one) => `post-${textAt(one, 'id')}` === article.id);
      if (row === undefined) continue;
      texts.set(textAt(row, 'id'), {
        article,
        isSticky: row['sticky'] === true,
        categories: labels.named('category', wireIds.parse(row['categories'])),
        tags: labels.named('tag', wireIds.parse(row['tags'])),
        pictureOf: source.pictureOf,
      });
    }
    return texts;
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
      const { timezone_string: zone, gmt_offset: offset } = await api.index();
      return zone === '' ? `UTC${offset < 0 ? '' : '+'}${offset}` : zone;
    },
    list,
    slice,
    labels: labels.page,
    lists: () => {
      const known = new WxrIndex();
      for (const record of labels.records()) known.shared(record);
      return known.lists();
    },
    media: async (ids) =>
      ids.length === 0
        ? []
        : parse(
            z.array(wireMedia),
            await get('/wp/v2/media', { _fields: mediaFields, include: ids.join(','), per_page: pageSize }),
          ).map(({ id, ...rest }) => ({ id, print: printOf(rest) })),
    posts: async (ids) => {
      const answer = await get('/wp/v2/posts', { ...viewOf({ everyone }), include: ids.join(','), per_page: pageSize });
      const [rows, prints] = [parse(wireRows, answer), parse(z.array(wirePrint), answer).map(asPrint)];
      const texts = await textsOf(rows);
      return prints.flatMap((print) => {
        const text = texts.get(print.id);
        return text === undefined ? [] : [{ print, ...text }];
      });
    },
    listed: async (ids) =>
      new Set(
        parse(
          z.array(wirePrint.pick({ id: true })),
          await get('/wp/v2/posts', { _fields: 'id', include: ids.join(','), per_page: pageSize }),
        ).map(({ id }) => id),
      ),
    fate,
    draft: async (id) => {
      if (everyone === null) throw new DeskFault('no key: a draft needs --key');
      const answer = await get(`/wp/v2/posts/${id}`, { context: 'edit' });
      if (answer.status === 404) return null;
      const post = parse(wireRow, answer);
      const autosaves = parse(wireRows, await get(`/wp/v2/posts/${id}/autosaves`, { context: 'edit' }));
      return (await textsOf([withAutosave(post, autosaves)])).get(id) ?? null;
    },
  };
};
