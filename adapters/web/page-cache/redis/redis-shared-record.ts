import type { RecordedChanges } from '#adapters/changes/change-record.ts';
import { type Edition, isEdition } from '#adapters/changes/edition.ts';
import { readRecorded } from '#adapters/changes/record-file.ts';
import type { SharedRecord } from '#adapters/changes/share-record.ts';
import { changesKey, isRecord } from './mend-redis.ts';
import type { Redis } from './open-redis.ts';

/**
 * Keeps a record that is at least as new, unless `over`. Epochs have no order, so the last node to reach the main API
 * wins.
 */
const writeRecord = `${isRecord}
local known = redis.call('HMGET', KEYS[1], 'epoch', 'number', 'changed', 'record')
if redis.call('EXISTS', KEYS[1]) == 1 and not is_record(known) then error('not of our making') end
if ARGV[5] ~= 'over' and known[1] == ARGV[1] and tonumber(known[2]) >= tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[1], 'epoch', ARGV[1], 'number', ARGV[2], 'changed', ARGV[3], 'record', ARGV[4])
return 1`;

const readAt = `${isRecord}
local known = redis.call('HMGET', KEYS[1], 'epoch', 'number', 'changed', 'record')
return is_record(known) and { known[1], known[2] }`;

/** Tells a node which content was removed while the main API is unreachable. */
export const createRedisSharedRecord = (redis: Redis): SharedRecord => ({
  connected: redis.connected,
  at: async (): Promise<Edition | null> => {
    const asked = { keys: [changesKey], arguments: [] };
    const answer = await redis.ask((client) => client.eval(readAt, asked));
    const [epoch, number] = Array.isArray(answer) ? answer : [];
    const read = { epoch, number: Number(number) };
    return isEdition(read) ? read : null;
  },
  read: async () => {
    const text = await redis.ask((client) => client.hGet(changesKey, 'record'));
    return typeof text === 'string' ? readRecorded(text) : null;
  },
  write: async (recorded: RecordedChanges, over: boolean) => {
    const { epoch, number, changed, ...rest } = recorded;
    const done = await redis.run(writeRecord, {
      keys: [changesKey],
      arguments: [
        epoch,
        String(number),
        String(changed),
        JSON.stringify({ epoch, number, changed, ...rest }),
        over ? 'over' : '',
      ],
    });
    return typeof done === 'number';
  },
});
