import { type JsonObject, isObject, textAt } from '../../moved/parsed-object.ts';
import { articleTypes } from '../../wxr/wxr-types.ts';
import type { WxrRecord } from '../../wxr/wxr-record.ts';
import type { AskSite } from '../ask-site.ts';
import { SiteFault } from '../site-fault.ts';
import type { SourceFile, SourceLine } from '../source-file.ts';
import { closedAmong, shownIn } from './closed-among.ts';
import { idsOf, rowsOf } from './read-all.ts';
import { type Query, type RestApi, restApi } from './rest-api.ts';
import { kindsIn, type RestKind, termFieldOf } from './rest-kinds.ts';
import {
  attachmentOf,
  authorOf,
  itemOf,
  mediaFields,
  menuItemOf,
  type RestLookups,
  type RestTerm,
  restrictedKey,
  sharedTermOf,
} from './rest-records.ts';

export interface DownloadNeeds {
  readonly api: string;
  /** Null reads what everyone may read. */
  readonly key: string | null;
  /** Further post types that hold articles. */
  readonly types: readonly string[];
  readonly ask: AskSite;
  readonly file: SourceFile;
  readonly tell: (done: number, of: number) => void;
}

/** Types that are read another way, or hold the design of the old site. */
const leftOut = /^(?:attachment|nav_menu_item|wp_(?:template|template_part|global_styles|font_family|font_face))$/;

const lineOf = (key: string, record: WxrRecord): SourceLine => [
  key,
  { ...record, fields: Object.fromEntries(record.fields) },
];

/** Writes everything that the API gives into the file, as records of an export. Known parts are not asked for again. */
export const downloadWordpress = async (needs: DownloadNeeds): Promise<void> => {
  const { file, tell } = needs;
  const isEditor = needs.key !== null;
  const api = restApi(needs.api, needs.key, needs.ask);
  const everyone = restApi(needs.api, null, needs.ask);
  const view: Query = isEditor ? { context: 'edit' } : {};

  if (isEditor) await checkKey(api);
  const index = await api.object('/');
  const home = textAt(index, 'home') || textAt(index, 'url');
  const { status: counted, headers } = await api.get('/wp/v2/comments', {
    _fields: 'id',
    per_page: 1,
    ...(isEditor && { status: 'all' }),
  });
  const comments = counted === 200 ? Number(headers['x-wp-total']) || 0 : 0;
  const fields = new Map([['wp:base_blog_url', home]]);
  await file.add([lineOf('channel', { record: 'channel', fields, comments })]);

  const slugs = new Map<string, string>();
  const terms = new Map<string, RestTerm>();
  const learnAuthors = async (users: readonly JsonObject[]): Promise<void> => {
    for (const user of users) slugs.set(textAt(user, 'id'), textAt(user, 'slug'));
    await file.add(users.map((user) => lineOf(`author:${textAt(user, 'id')}`, authorOf(user))));
  };
  const readAll = async (path: string, query: Query): Promise<readonly JsonObject[]> => {
    const all: JsonObject[] = [];
    for await (const rows of rowsOf(api, path, query, await idsOf(api, path, query))) all.push(...rows);
    return all;
  };
  /** Some sites hide a list: it is empty then. */
  const readShown = async (path: string, query: Query): Promise<readonly JsonObject[]> => {
    const { status } = await api.get(path, { ...query, per_page: 1 });
    return status === 200 ? readAll(path, query) : [];
  };

  // Addresses and rights are among the other fields.
  await learnAuthors(await readShown('/wp/v2/users', { _fields: 'id,slug,name' }));
  const termFields: string[] = [];
  for (const kind of kindsIn(await api.object('/wp/v2/taxonomies'))) {
    const { name, path } = kind;
    const found = await readShown(path, { _fields: 'id,slug,name,parent' });
    termFields.push(termFieldOf(kind));
    const slugOfTerm = new Map(found.map((term) => [textAt(term, 'id'), textAt(term, 'slug')]));
    for (const term of found)
      terms.set(textAt(term, 'id'), { taxonomy: name, slug: textAt(term, 'slug'), name: textAt(term, 'name') });
    await file.add(
      found.map((term) =>
        lineOf(`term:${textAt(term, 'id')}`, sharedTermOf(term, name, slugOfTerm.get(textAt(term, 'parent')) ?? '')),
      ),
    );
  }
  const lookups: RestLookups = {
    author: (id) => slugs.get(id) ?? '',
    term: (id) => terms.get(id),
    termFields,
  };

  /** An author without a public text is in no list that editors may read. */
  const learnOf = async (rows: readonly JsonObject[]): Promise<void> => {
    for (const id of new Set(rows.map((row) => textAt(row, 'author')))) {
      if (id === '' || id === '0' || slugs.has(id)) continue;
      const { status, body } = await api.get(`/wp/v2/users/${id}`, { _fields: 'id,slug,name' });
      if (status === 200 && isObject(body)) await learnAuthors([body]);
      else slugs.set(id, '');
    }
  };

  const restricted = async (path: string, rows: readonly JsonObject[]): Promise<ReadonlySet<string>> => {
    const seen: JsonObject[] = [];
    for await (const some of rowsOf(everyone, path, { _fields: 'id,content' }, shownIn(rows))) seen.push(...some);
    return closedAmong(rows, seen);
  };

  const articles = new Set([...articleTypes, ...needs.types]);
  const kinds = kindsIn(await api.object('/wp/v2/types')).filter(({ name }) => !leftOut.test(name));
  const states: Query = isEditor ? { status: 'any,trash' } : {};
  const wanted: (RestKind & { readonly ids: readonly string[] })[] = [];
  for (const kind of kinds) {
    const { status } = await api.get(kind.path, { ...states, _fields: 'id', per_page: 1 });
    if (status === 200) wanted.push({ ...kind, ids: await idsOf(api, kind.path, states) });
    else if (articles.has(kind.name) || kind.name === 'wp_block')
      if (isEditor) throw new SiteFault(`${kind.path}: HTTP status ${status}. The account must be able to edit it`);
  }
  const media = { _fields: mediaFields, ...view };
  const pictures = await idsOf(api, '/wp/v2/media', {});
  const total = wanted.reduce((sum, { ids }) => sum + ids.length, pictures.length);
  const progress = (): void => tell(file.count('item:'), total);

  for await (const rows of rowsOf(api, '/wp/v2/media', media, unknown(file, pictures))) {
    await file.add(rows.map((row) => lineOf(`item:${textAt(row, 'id')}`, attachmentOf(row))));
    progress();
  }
  for (const { name, path, ids } of wanted)
    for await (const rows of rowsOf(api, path, view, unknown(file, ids))) {
      await learnOf(rows);
      const closed = isEditor && articles.has(name) ? await restricted(path, rows) : new Set();
      await file.add(
        rows.map((row) => {
          const id = textAt(row, 'id');
          return lineOf(`item:${id}`, itemOf(row, lookups, closed.has(id) ? [[restrictedKey, 'yes']] : []));
        }),
      );
      progress();
    }
  if (isEditor) {
    const menus = new Map(
      (await readShown('/wp/v2/menus', { _fields: 'id,slug' })).map((menu) => [
        textAt(menu, 'id'),
        textAt(menu, 'slug'),
      ]),
    );
    for (const item of await readShown('/wp/v2/menu-items', view))
      await file.add([lineOf(`item:${textAt(item, 'id')}`, menuItemOf(item, menus.get(textAt(item, 'menus')) ?? ''))]);
  }
  await file.end();
};

const unknown = (file: SourceFile, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !file.has(`item:${id}`));

const checkKey = async (api: RestApi): Promise<void> => {
  const answer = await api.get('/wp/v2/users/me', { context: 'edit', _fields: 'capabilities' });
  if (answer.status === 401)
    throw new SiteFault(
      'MIGRATE_KEY is refused. It must be the name of a user, a colon, and an application password (Users → Profile)',
    );
  const rights = isObject(answer.body) ? answer.body['capabilities'] : undefined;
  if (answer.status !== 200 || !isObject(rights) || rights['edit_others_posts'] !== true)
    throw new SiteFault(
      'the account of the key may not read the drafts of others. Use one of an editor or administrator',
    );
};
