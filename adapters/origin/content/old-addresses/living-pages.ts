import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import type { Sites } from '../../editorial/articles/sites.ts';
import type { OldDomain } from '#adapters/newsroom-contract/old-addresses.ts';
import { type AddressedRow, publicArticle, pathOf } from './public-article.ts';

export interface DomainContent {
  readonly db: Database;
  readonly sites: Sites;
  readonly domain: OldDomain;
  /** Unix seconds. */
  readonly now: number;
}

const list = /^(\/[^/]+)?\/(szerzo|cimke|rovat)\/([^/?]+)$/;

/** The list index of a list's path; null for another path. */
export const listIndexOf = ({ sites, domain }: DomainContent, path: string): string | null => {
  const [, prefix = '', word, slug = ''] = list.exec(path) ?? [];
  if (word === 'szerzo') return prefix === '' ? listIndexName.author(domain, slug) : null;
  if (word === 'cimke') return prefix === '' ? listIndexName.tag(domain, slug) : null;
  const site = [...sites.byRole.values()].find(
    ({ role, path_prefix: own }) => own === prefix && (role === 'sister') === (domain === 'sister'),
  );
  return word === undefined || site === undefined ? null : listIndexName.section(site.role, slug);
};

export const shownLists = async (
  { db, now }: DomainContent,
  indexes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ shelf: string }>`select shelf from unnest(${[...new Set(indexes)]}::text[]) w(shelf)
    where exists (select from shelf_items i where i.shelf = w.shelf and i.pub_date <= ${now})`.execute(db);
  return new Set(rows.map(({ shelf }) => shelf));
};

const articlesAt = async (
  { db, sites, now }: DomainContent,
  names: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<AddressedRow>`select ${publicArticle.columns} from ${publicArticle.table}
    where a.slug = any(${names}) and ${publicArticle.condition(now)}`.execute(db);
  return new Set(rows.map((row) => decodeURI(pathOf(sites, row))));
};

const nameOf = (path: string): string =>
  path
    .replace(/\/elo$/, '')
    .split('/')
    .at(-1) ?? '';

/** Leaves out addresses of articles and lists that exist now: the page wins over its old address. */
export const withoutLivingPages = async <Entry extends { readonly from: string }>(
  content: DomainContent,
  entries: readonly Entry[],
): Promise<readonly Entry[]> => {
  const paths = entries.filter(({ from }) => !from.includes('?')).map(({ from }) => from);
  if (paths.length === 0) return entries;
  const indexes = paths.flatMap((path) => listIndexOf(content, path) ?? []);
  const lists = indexes.length === 0 ? new Set<string>() : await shownLists(content, indexes);
  const articles = await articlesAt(content, [...new Set(paths.map(nameOf))]);
  return entries.filter(({ from }) => !articles.has(from) && !lists.has(listIndexOf(content, from) ?? ''));
};
