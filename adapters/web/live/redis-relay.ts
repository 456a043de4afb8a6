import { pollSeconds } from '#core/polling/poll-delay.ts';
import type { Redis } from '../page-cache/redis/open-redis.ts';
import type { LiveRelay } from './live-relay.ts';

const turnKey = (name: string): string => `live-turn:${name}`;
const channel = 'live:';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Without Redis, each node queries upstream itself. */
export const createRedisRelay = (redis: Redis): LiveRelay => ({
  takeTurn: async (name) => {
    const turn = await redis.ask(async (client) => {
      const set = await client.set(turnKey(name), '1', {
        condition: 'NX',
        expiration: { type: 'PX', value: pollSeconds * 1000 },
      });
      return set === null ? 'of another' : 'ours';
    });
    return turn !== 'of another';
  },
  tell: (name, history) => void redis.ask((client) => client.publish(`${channel}${name}`, JSON.stringify(history))),
  hear: (listener) =>
    redis.listen(`${channel}*`, (text, from) => {
      const history = parsed(text);
      if (history !== null) listener(from.slice(channel.length), history);
    }),
});
