import type { Time } from '#adapters/time/time.ts';
import { isObject, type JsonObject, textAt } from '../../moved/parsed-object.ts';
import { type AskSite, messageOf } from '../ask-site.ts';
import { SiteFault } from '../site-fault.ts';
import type { SourceFile, SourceLine } from '../source-file.ts';
import { type GhostKey, ghostToken } from './ghost-key.ts';
import { postLines, tagLine, userLine } from './ghost-rows.ts';

export interface GhostDownloadNeeds {
  readonly api: string;
  readonly key: GhostKey;
  readonly ask: AskSite;
  readonly time: Pick<Time, 'now'>;
  readonly file: SourceFile;
  readonly tell: (done: number, of: number) => void;
}

/** Ghost gives no more, also when asked for. */
const pageSize = 100;
const maxSweeps = 3;

type Query = Readonly<Record<string, string>>;

interface Listed {
  readonly rows: readonly JsonObject[];
  readonly total: number;
}

const readList = ({ api, key, ask, time }: GhostDownloadNeeds) => {
  const headers = (): Readonly<Record<string, string>> => ({
    'accept-version': 'v5.0',
    ...(key.api === 'admin' && { authorization: `Ghost ${ghostToken(key, time.now())}` }),
  });
  return async (list: string, query: Query): Promise<Listed> => {
    const url = new URL(`${api}/${key.api}/${list}/`);
    const all = { ...query, limit: String(pageSize), ...(key.api === 'content' && { key: key.key }) };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    const answer = await ask(url.href, { headers: headers() });
    const { status, body } = answer;
    const rows = isObject(body) ? body[list] : undefined;
    if (status !== 200 || !isObject(body)) throw new SiteFault(`${api}/${key.api}/${list}/: ${messageOf(answer)}`);
    const pagination = isObject(body['meta']) ? body['meta']['pagination'] : undefined;
    const total = isObject(pagination) ? pagination['total'] : undefined;
    if (!Array.isArray(rows) || !rows.every(isObject) || typeof total !== 'number')
      throw new SiteFault(`${api}/${key.api}/${list}/: the answer is no list of ${list}`);
    return { rows, total };
  };
};

/** Writes everything that an API gives into the file, as rows of an export. A resumed run asks from the last id on. */
export const downloadGhost = async (needs: GhostDownloadNeeds): Promise<void> => {
  const { file, key } = needs;
  const isWhole = key.api === 'admin';
  const list = readList(needs);

  /** By id: pages would shift while editors work. `known` are those of an earlier run. */
  const readAll = async (
    name: string,
    query: Query,
    known: readonly string[],
    linesOf: (row: JsonObject) => readonly SourceLine[],
    count: (total: number) => void,
  ): Promise<void> => {
    for (let sweep = 0; ; sweep += 1) {
      const { total } = await list(name, { fields: 'id' });
      count(total);
      const ids = new Set(known);
      for (let last = [...ids].toSorted().at(-1) ?? ''; ;) {
        const { rows } = await list(name, {
          ...query,
          order: 'id asc',
          ...(last !== '' && { filter: `id:>'${last}'` }),
        });
        for (const row of rows) ids.add(textAt(row, 'id'));
        await file.add(rows.flatMap(linesOf));
        count(total);
        const next = textAt(rows.at(-1), 'id');
        if (rows.length === 0 || next <= last) break;
        last = next;
      }
      if (ids.size === total || (ids.size > total && known.length > 0)) return;
      known = [];
      if (sweep + 1 === maxSweeps)
        throw new SiteFault(
          `${name} gave ${ids.size} different ids, but a total of ${total}. Repeat it at a time without edits`,
        );
    }
  };

  const none = (): void => undefined;
  await readAll('tags', {}, [], (tag) => [tagLine(tag)], none);
  await readAll(isWhole ? 'users' : 'authors', {}, [], (user) => [userLine(user)], none);
  let before = 0;
  for (const [name, type] of [
    ['posts', 'post'],
    ['pages', 'page'],
  ] as const) {
    const query = { include: 'tags,authors', formats: isWhole ? 'html,lexical,mobiledoc' : 'html' };
    const marker = `${type}:`;
    let whole = before;
    await readAll(
      name,
      query,
      file.idsOf(marker),
      (row) => [...postLines(row, type, isWhole), [`${marker}${textAt(row, 'id')}`, null]],
      (total) => {
        whole = before + total;
        needs.tell(file.count('posts:'), whole);
      },
    );
    before = whole;
  }
  await file.end();
};
