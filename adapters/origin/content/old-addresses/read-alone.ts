import { sql } from 'kysely';
import type { Time } from '#adapters/time/time.ts';
import { secondsOf } from '#adapters/time/seconds-of.ts';
import type { OldDomain } from '#adapters/newsroom-contract/old-addresses.ts';
import { type Database, openDatabase } from '../../database/connection/open-database.ts';
import type { DatabasePlace } from '../../database/storage/place.ts';
import { articleAddresses, type OldEntry } from './article-addresses.ts';
import { listAddresses } from './list-addresses.ts';
import type { DomainContent } from './living-pages.ts';

type Pairs = readonly (readonly [from: string, to: string])[];

export interface AllOldAddresses {
  readonly articles: Pairs;
  readonly lists: Pairs;
  readonly shapes: Pairs;
}

const perPage = 50_000;
const pairs = (entries: readonly OldEntry[]): Pairs => entries.map(({ from, to }) => [from, to]);

const readDomain = async (content: DomainContent): Promise<AllOldAddresses> => {
  const articles: (readonly [string, string])[] = [];
  for (let from: string | null = ''; from !== null;) {
    const page = await articleAddresses(content, from, perPage);
    articles.push(...pairs(page.items));
    from = page.next;
  }
  const { lists, shapes } = await listAddresses(content);
  return { articles, lists: pairs(lists), shapes: pairs(shapes) };
};

const nothing: AllOldAddresses = { articles: [], lists: [], shapes: [] };

const readAll = async (db: Database, now: number): Promise<Readonly<Record<OldDomain, AllOldAddresses>>> => {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('old_addresses') is not null as known`.execute(db);
  if (rows[0]?.known !== true) return { main: nothing, sister: nothing };
  const all = await db.selectFrom('sites').selectAll().execute();
  const sites = {
    bySlug: new Map(all.map((row) => [row.slug, row])),
    byRole: new Map(all.map((row) => [row.role, row])),
  };
  return {
    main: await readDomain({ db, sites, domain: 'main', now }),
    sister: await readDomain({ db, sites, domain: 'sister', now }),
  };
};

/** Opens the database for the command line; changes nothing in it, not even by a migration. */
export const readOldAddressesAlone = async (
  place: DatabasePlace,
  time: Time,
): Promise<Readonly<Record<OldDomain, AllOldAddresses>>> => {
  const { db, broken, close } = await openDatabase(place, 'command line', undefined, time);
  try {
    return await Promise.race([readAll(db, secondsOf(time)()), broken]);
  } finally {
    await close();
  }
};
