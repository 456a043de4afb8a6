import { LRUCache } from 'lru-cache';
import type { Database } from '../database/open-database.ts';
import { openCards } from './cards.ts';
import type { Newsroom } from './newsroom.ts';

const countedFor = 10_000;
const keptFor = 60_000;

/** Promises by key: asked for once however many want it, and forgotten after a while or when it failed. */
const remember = (max: number, ttl: number) => {
  const kept = new LRUCache<string, Promise<unknown>>({ max, ttl });
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const loading = load();
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
};

/** Gets a database with content ready for calls; the sites are read once. */
export const openNewsroom = async (db: Database, now: () => number): Promise<Newsroom> => {
  const rows = await db.selectFrom('sites').selectAll().execute();
  const sites = { bySlug: new Map(rows.map((row) => [row.slug, row])), byRole: new Map(rows.map((row) => [row.role, row])) };
  return { db, now, sites, count: remember(2000, countedFor), keep: remember(400, keptFor), cards: openCards(db, sites) };
};
