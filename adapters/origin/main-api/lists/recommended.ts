import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { z } from 'zod';
import type { SiteTable } from '../../database/schema/schema.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { between, readParameters } from '../context/parameters.ts';
import { newestOn } from './read-list-index.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import type { Summary } from '../../editorial/articles/summary.ts';

const length = 8;
/** More than are shown, because fronts may already show some of them. */
const ofEditors = 14;

const turned = (cards: readonly Summary[], by: number, max = length): readonly Summary[] => {
  const at = cards.length === 0 ? 0 : by % cards.length;
  return [...cards.slice(at), ...cards.slice(0, at)].slice(0, max);
};

const longOrLive = {
  key: 'long or live',
  condition: sql<SqlBool>`exists (select from articles t where t.id = l.article_id and t.type in ('longform', 'liveblog'))`,
};

const readStock = async (context: ApiContext, { role }: SiteTable) => {
  const from = (shelf: string, size = 20, where?: typeof longOrLive): Promise<readonly Summary[]> =>
    newestOn(context, { shelf, without: [listIndexName.english(role)], ...(where ? { where } : {}) }, size);
  const flagged = (flag: string): Promise<readonly Summary[]> => from(listIndexName.flag(role, flag));
  return {
    newest: await from(listIndexName.newest(role), 40),
    important: await flagged('legfontosabb'),
    favorite: await flagged('kedvenc'),
    pr: await flagged('pr'),
    after: await from(listIndexName.site('after')),
    g7: await from(listIndexName.site('g7')),
    special: await from(listIndexName.newest(role), 20, longOrLive),
  };
};

const day = 86_400;

/** `v` only rotates the lists, except the newest and the important, which are ranked by time: web nodes can cache each version. All versions share one cached query result. */
export const recommended: Call = {
  path: '/api/recommended/mstag/all',
  answer: async (context, { site, query }) => {
    const { v } = readParameters(z.object({ v: between(1, 20).default(1) }), query);
    const stock = await context.keep(`recommended/${site.role}`, () => readStock(context, site));
    const breaking = stock.newest.filter(({ live, pubDate }) => live || pubDate > context.now() - day);
    return {
      special: turned(stock.special, v, ofEditors),
      breaking: turned(breaking, v),
      important: stock.important.slice(0, ofEditors),
      newest: stock.newest.slice(0, length),
      favorite: turned(stock.favorite, v, ofEditors),
      pr: turned(stock.pr, v),
      after: turned(stock.after, v),
      g7: turned(stock.g7, v),
    };
  },
};
