import { type JsonObject, textAt } from '../../moved/parsed-object.ts';
import { messageOf } from '../ask-site.ts';
import { SiteFault } from '../site-fault.ts';
import { pageSize, type Query, type RestApi } from './rest-api.ts';

const maxSweeps = 3;
/** Texts in one answer. */
const batchSize = 50;

/**
 * All ids of a list. Pages shift while editors work: complete are as many different ids as the site counts, or the same
 * ids twice. WordPress counts rows for a stranger that it does not show.
 */
export const idsOf = async (api: RestApi, path: string, query: Query): Promise<readonly string[]> => {
  let counted = '';
  let before: ReadonlySet<string> | null = null;
  for (let sweep = 0; sweep < maxSweeps; sweep += 1) {
    const ids = new Set<string>();
    let total = 0;
    for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
      const read = await api.list(path, {
        ...query,
        _fields: 'id',
        orderby: 'id',
        order: 'asc',
        per_page: pageSize,
        page,
      });
      ({ total, pages } = read);
      for (const row of read.rows) ids.add(textAt(row, 'id'));
    }
    if (ids.size === total || (before?.size === ids.size && [...before].every((id) => ids.has(id)))) return [...ids];
    before = ids;
    counted = `${ids.size} different ids, but a total of ${total}`;
  }
  throw new SiteFault(`${path} gave ${counted}. Repeat it at a time without edits`);
};

const one = async (api: RestApi, path: string, query: Query, id: string): Promise<readonly JsonObject[]> => {
  const answer = await api.get(`${path}/${id}`, query);
  if (answer.status === 200) return [answer.body as JsonObject];
  // Deleted, or made private, since the ids were read.
  if (answer.status === 404 || answer.status === 410 || answer.status === 401 || answer.status === 403) return [];
  throw new SiteFault(`${path}/${id}: ${messageOf(answer)}`);
};

/** Large texts make an answer fail on small hosts: a failed batch is asked for in halves. */
const batch = async (
  api: RestApi,
  path: string,
  query: Query,
  ids: readonly string[],
): Promise<readonly JsonObject[]> => {
  const [first] = ids;
  if (first !== undefined && ids.length === 1) return one(api, path, query, first);
  try {
    const asked = { ...query, include: ids.join(','), per_page: pageSize, orderby: 'id', order: 'asc' };
    const { rows } = await api.list(path, asked, { attempts: 3 });
    const found = new Set(rows.map((row) => textAt(row, 'id')));
    const more: JsonObject[] = [];
    for (const id of ids) if (!found.has(id)) more.push(...(await one(api, path, query, id)));
    return [...rows, ...more];
  } catch (error) {
    if (!(error instanceof SiteFault)) throw error;
    const half = Math.ceil(ids.length / 2);
    return [
      ...(await batch(api, path, query, ids.slice(0, half))),
      ...(await batch(api, path, query, ids.slice(half))),
    ];
  }
};

export const rowsOf = async function* (
  api: RestApi,
  path: string,
  query: Query,
  ids: readonly string[],
): AsyncGenerator<readonly JsonObject[]> {
  for (let at = 0; at < ids.length; at += batchSize) yield batch(api, path, query, ids.slice(at, at + batchSize));
};
