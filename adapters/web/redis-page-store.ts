import type { Redis } from './open-redis.ts';
import { packCopy, unpackCopy } from './packed-copy.ts';
import type { PageStore } from './page-store.ts';
import { changesKey } from './redis-shared-record.ts';

/**
 * Writes a copy unless the nodes know together (redis-shared-record.ts) of a change since, or a newer copy stands there: a node that was held up, or
 * that nobody could tell of a removal, undoes no other's work. Before the copy stand its epoch and number.
 */
const writeCopy = `
local known = redis.call('HMGET', KEYS[2], 'epoch', 'changed')
if known[1] and (known[1] ~= ARGV[1] or tonumber(ARGV[2]) < tonumber(known[2])) then return 0 end
local epoch, number = string.match(redis.call('GETRANGE', KEYS[1], 0, 127), '^(%S*) (%S+)\\n')
if epoch == ARGV[1] and tonumber(number) > tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2] .. '\\n' .. ARGV[3], 'EX', ARGV[4])
return 1`;

/** Keeps copies in Redis or Valkey, shared by all web nodes of one build. A store that is down costs nothing but its copies. */
export const createRedisPageStore = (redis: Redis, build: string): PageStore => {
  const nameOf = (key: string): string => `page:${build}:${key}`;
  return {
    async read(key) {
      const text = await redis.ask((client) => client.get(nameOf(key)));
      return text === null ? null : unpackCopy(key, Buffer.from(text.slice(text.indexOf('\n') + 1), 'base64'));
    },
    write(key, copy) {
      if (copy.edition === null) return;
      const { edition: { epoch, number }, lifetime: { fresh, ifError } } = copy;
      const given = [epoch, String(number), packCopy(key, copy).toString('base64'), String(Math.ceil(fresh + ifError))];
      void redis.ask((client) => client.eval(writeCopy, { keys: [nameOf(key), changesKey], arguments: given }));
    },
    remove: (key) => void redis.ask((client) => client.del(nameOf(key))),
  };
};
