import { type JsonObject, textAt } from '#adapters/migration/moved/parsed-object.ts';
import { closedAmong, shownIn } from '#adapters/migration/site/wordpress/closed-among.ts';
import { kindsIn, type RestKind, termFieldOf } from '#adapters/migration/site/wordpress/rest-kinds.ts';
import {
  itemOf,
  type RestLookups,
  type RestTerm,
  restrictedKey,
} from '#adapters/migration/site/wordpress/rest-records.ts';
import type { WxrRecord } from '#adapters/migration/wxr/wxr-record.ts';
import type { DeskLabelKind } from '../desk/desk.ts';
import { besidePosts } from './beside-posts.ts';
import { pageSize, parse, type Query, type WordpressApi } from './wordpress-api.ts';
import { chunks, type WordpressLabels } from './wordpress-labels.ts';
import { wireRow, wireRows } from './wordpress.wire.ts';

interface Needs {
  readonly api: WordpressApi;
  /** Asks as a stranger; null where `api` does. */
  readonly everyone: WordpressApi | null;
  readonly labels: WordpressLabels;
}

const own: Readonly<Record<string, DeskLabelKind>> = { category: 'category', post_tag: 'tag' };

const idsIn = (row: JsonObject, field: string): readonly string[] => {
  const ids = row[field];
  return Array.isArray(ids) ? ids.map(String) : [];
};

/** An editor gets the written text. */
export const viewOf = ({ everyone }: Pick<Needs, 'everyone'>): Query => (everyone === null ? {} : { context: 'edit' });

/** Posts of the API with all that they name, as the records of an export: from there a migration converts them. */
export const postRecords = ({ api, everyone, labels }: Needs) => {
  let kinds: readonly RestKind[] | null = null;
  const taxonomies = async (): Promise<readonly RestKind[]> =>
    (kinds ??= kindsIn(parse(wireRow, await api.get('/wp/v2/taxonomies', {}))));

  const otherTerms = async (
    { name: taxonomy, path }: RestKind,
    ids: readonly string[],
  ): Promise<readonly (readonly [string, RestTerm])[]> => {
    const terms: (readonly [string, RestTerm])[] = [];
    for (const include of chunks([...new Set(ids)])) {
      const answer = await api.get(path, { _fields: 'id,slug,name', include: include.join(','), per_page: pageSize });
      if (answer.status !== 200) break;
      for (const row of parse(wireRows, answer))
        terms.push([textAt(row, 'id'), { taxonomy, slug: textAt(row, 'slug'), name: textAt(row, 'name') }]);
    }
    return terms;
  };

  const closedIn = async (rows: readonly JsonObject[]): Promise<ReadonlySet<string>> => {
    const ids = shownIn(rows);
    if (everyone === null || ids.length === 0) return new Set();
    const answer = await everyone.get('/wp/v2/posts', {
      _fields: 'id,content',
      include: ids.join(','),
      per_page: pageSize,
    });
    // Where strangers may not ask, the text of each post is closed.
    const isRefused = answer.status === 401 || answer.status === 403;
    return closedAmong(rows, isRefused ? [] : parse(wireRows, answer));
  };

  return async (rows: readonly JsonObject[]): Promise<readonly WxrRecord[]> => {
    const all = (field: string): readonly string[] => rows.flatMap((row) => idsIn(row, field));
    await labels.learn(
      'author',
      rows.map((row) => textAt(row, 'author')).filter((id) => !/^0?$/.test(id)),
    );
    const terms = new Map<string, RestTerm>();
    const known = await taxonomies();
    for (const kind of known) {
      const ids = all(termFieldOf(kind));
      const ownKind = own[kind.name];
      if (ids.length === 0) continue;
      if (ownKind === undefined) for (const [id, term] of await otherTerms(kind, ids)) terms.set(id, term);
      else {
        await labels.learn(ownKind, ids);
        for (const { id, slug, name } of labels.named(ownKind, ids)) terms.set(id, { taxonomy: kind.name, slug, name });
      }
    }
    const lookups: RestLookups = {
      author: (id) => labels.named('author', [id])[0]?.slug ?? '',
      term: (id) => terms.get(id),
      termFields: known.map(termFieldOf),
    };
    const closed = await closedIn(rows);
    return [
      ...labels.records(),
      ...(await besidePosts(api, rows, viewOf({ everyone }))),
      ...rows.map((row) => itemOf(row, lookups, closed.has(textAt(row, 'id')) ? [[restrictedKey, 'yes']] : [])),
    ];
  };
};
