import { LRUCache } from 'lru-cache';
import type { Database } from '../database/open-database.ts';
import { openCards } from './cards.ts';
import type { Newsroom } from './newsroom.ts';

const countedFor = 10_000;

/** Gets a database with content ready for calls; the sites are read once. */
export const openNewsroom = async (db: Database, now: () => number): Promise<Newsroom> => {
  const rows = await db.selectFrom('sites').selectAll().execute();
  const sites = { bySlug: new Map(rows.map((row) => [row.slug, row])), byRole: new Map(rows.map((row) => [row.role, row])) };
  const counts = new LRUCache<string, Promise<number>>({ max: 2000, ttl: countedFor });
  const count: Newsroom['count'] = (key, counted) => {
    const kept = counts.get(key) ?? counted();
    counts.set(key, kept, { noUpdateTTL: true });
    kept.catch(() => counts.delete(key));
    return kept;
  };
  return { db, now, sites, count, cards: openCards(db, sites) };
};
