import type { Bounds } from './eviction-order.ts';
import { changesKey, deleteCopy, pageIndex } from '../redis/mend-redis.ts';
import type { Redis } from '../redis/open-redis.ts';
import { compressPage, decompressPage } from './compressed-page.ts';
import type { PageStore } from './page-store.ts';

/** Seconds added to the last use of an entry that was written before. One-time requests are evicted first. */
const headStart = 86_400;

const dropPage = `${deleteCopy}
local function drop(name)
  local size = redis.call('HGET', 'pages:sizes', name)
  redis.call('ZREM', 'pages:used', name)
  redis.call('HDEL', 'pages:sizes', name)
  delete_copy(name)
  if string.match(size or '', '^%d+$') then redis.call('DECRBY', 'pages:bytes', size) end
end`;

/**
 * Skips the write when the shared record (redis-shared-record.ts) or the stored entry is newer: a delayed node must not
 * overwrite newer pages. Evicts the least recently used entries.
 */
const writePage = `${dropPage}
local known = redis.call('HMGET', KEYS[2], 'epoch', 'changed')
if known[1] and (known[1] ~= ARGV[1] or tonumber(ARGV[2]) < tonumber(known[2])) then return 0 end
local epoch, number = string.match(redis.call('GETRANGE', KEYS[1], 0, 127), '^(%S*) (%S+)\\n')
if epoch == ARGV[1] and (tonumber(number) or 0) > tonumber(ARGV[2]) then return 0 end
local text = ARGV[1] .. ' ' .. ARGV[2] .. '\\n' .. ARGV[3]
local size = #text + 3 * #KEYS[1] + 400
local used = tonumber(redis.call('TIME')[1])
if redis.call('ZSCORE', 'pages:used', KEYS[1]) then used = used + ${headStart} end
drop(KEYS[1])
if size > tonumber(ARGV[5]) then return 0 end
local taken = redis.call('GET', 'pages:bytes') or '0'
if not string.match(taken, '^%d+$') then error('not an integer') end
while tonumber(redis.call('GET', 'pages:bytes') or '0') + size > tonumber(ARGV[5]) or redis.call('ZCARD', 'pages:used') >= tonumber(ARGV[6]) do
  local oldest = redis.call('ZRANGE', 'pages:used', 0, 0)[1]
  if not oldest then redis.call('DEL', 'pages:bytes') break end
  drop(oldest)
end
redis.call('SET', KEYS[1], text, 'EX', ARGV[4])
redis.call('ZADD', 'pages:used', used, KEYS[1])
redis.call('HSET', 'pages:sizes', KEYS[1], size)
redis.call('INCRBY', 'pages:bytes', size)
return 1`;

const readPage = `
local text = redis.call('GET', KEYS[1])
if text then redis.call('ZADD', 'pages:used', 'XX', tonumber(redis.call('TIME')[1]) + ${headStart}, KEYS[1]) end
return text`;

const removePage = `${dropPage}
drop(KEYS[1])`;

/** Bounded page cache in Redis or Valkey, shared by web nodes of the same version. An outage only loses cache hits. */
export const createRedisPageStore = (redis: Redis, version: string, { maxBytes, maxEntries }: Bounds): PageStore => {
  const nameOf = (key: string): string => `page:${version}:${key}`;
  const keysOf = (key: string, ...others: readonly string[]): string[] => [nameOf(key), ...others, ...pageIndex];
  const remove = (key: string): void => void redis.run(removePage, { keys: keysOf(key), arguments: [] });
  return {
    shared: true,
    async read(key) {
      const text = await redis.run(readPage, { keys: keysOf(key), arguments: [] });
      if (typeof text !== 'string') return null;
      const cachedPage = decompressPage(key, Buffer.from(text.slice(text.indexOf('\n') + 1), 'base64'));
      if (!cachedPage) remove(key);
      return cachedPage;
    },
    write(key, cachedPage) {
      if (cachedPage.edition === null) return;
      const {
        edition: { epoch, number },
        lifetime: { fresh, ifError },
      } = cachedPage;
      const given = [
        epoch,
        String(number),
        compressPage(key, cachedPage).toString('base64'),
        String(Math.ceil(fresh + ifError)),
        String(maxBytes),
        String(maxEntries),
      ];
      void redis.run(writePage, { keys: keysOf(key, changesKey), arguments: given });
    },
    remove,
  };
};
