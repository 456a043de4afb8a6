import type { RecordedChanges } from '#adapters/changes/change-record.ts';
import { type Edition, isEdition } from '#adapters/changes/edition.ts';
import { readRecorded } from '#adapters/changes/record-file.ts';
import type { SharedRecord } from '#adapters/changes/share-record.ts';
import { changesKey } from './mend-redis.ts';
import type { Redis } from './open-redis.ts';

/**
 * Leaves a record unless one as new stands there. Of two epochs nobody can tell the newer one: whoever has just been
 * told by the main API is right.
 */
const writeRecord = `
local known = redis.call('HMGET', KEYS[1], 'epoch', 'number')
if known[1] == ARGV[1] and tonumber(known[2]) >= tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[1], 'epoch', ARGV[1], 'number', ARGV[2], 'changed', ARGV[3], 'record', ARGV[4])
return 1`;

/** The record in Redis or Valkey from which a node learns what was removed while the main API cannot be reached. */
export const createRedisSharedRecord = (redis: Redis): SharedRecord => ({
  connected: redis.connected,
  at: async (): Promise<Edition | null> => {
    const [epoch, number] = (await redis.ask((client) => client.hmGet(changesKey, ['epoch', 'number']))) ?? [];
    const read = { epoch, number: number ? Number(number) : null };
    return isEdition(read) ? read : null;
  },
  read: async () => {
    const text = await redis.ask((client) => client.hGet(changesKey, 'record'));
    return typeof text === 'string' ? readRecorded(text) : null;
  },
  write: async (recorded: RecordedChanges) => {
    const { epoch, number, changed } = recorded;
    await redis.run(writeRecord, {
      keys: [changesKey],
      arguments: [epoch, String(number), String(changed), JSON.stringify(recorded)],
    });
  },
});
