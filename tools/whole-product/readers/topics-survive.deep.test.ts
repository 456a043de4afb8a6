import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTopicSubscriptions } from '#adapters/main-api/readers/create-topic-subscriptions.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { type KilledOrigin, openKilledOrigin } from '../running/killed-origin.fake.ts';
import { sitesAt, publicAddresses } from '../../../config/settings/sites.ts';
import { topics } from '../../../config/settings/topics.ts';

const rounds = 200;
const [{ slug: site }] = sitesAt(publicAddresses);
const nobody = 'http://127.0.0.1:9';

let origin: KilledOrigin;
beforeAll(async () => {
  origin = await openKilledOrigin('a-secret-of-those-who-follow', { PUSH_ORIGINS: nobody });
}, 180_000);
afterAll(() => origin.close());

const subscriptions = () =>
  createTopicSubscriptions(origin.upstream(), {
    siteHeader,
    sites: fiveSites.map((one, at) => (at === 0 ? { ...one, slug: site } : one)) as never,
  });
const tokenOf = (at: number): string => `bongeszo-${String(at).padStart(4, '0')}-${'b'.repeat(30)}`;
const pair = createECDH('prime256v1');
const p256dh = pair.generateKeys('base64url');
const addressOf = (at: number) => ({ endpoint: `${nobody}/send/titkos-${at}`, p256dh, auth: 'A'.repeat(22) });
const topicOf = (at: number): string => topics[at % topics.length]?.id ?? '';

describe('topics that were followed', () => {
  it('are all there after the origin was killed in the middle of two hundred, with the same key', async () => {
    const key = (await subscriptions().publicKey())._unsafeUnwrap();
    const kept = new Set<number>();
    await origin.killAmid(rounds, async (at) => {
      const reached = await subscriptions().reach(tokenOf(at), addressOf(at), null, '');
      if (reached.isErr()) return;
      if ((await subscriptions().follow(tokenOf(at), topicOf(at), null)).isOk()) kept.add(at);
    });
    expect(kept.size).toBeGreaterThan(rounds / 4);
    expect(kept.size).toBeLessThan(rounds);

    await origin.startAgain();
    const lost: number[] = [];
    for (const at of kept) {
      const followed = (await subscriptions().of(tokenOf(at))).unwrapOr([]);
      if (followed.join() !== topicOf(at)) lost.push(at);
    }
    expect(lost).toEqual([]);
    expect((await subscriptions().publicKey())._unsafeUnwrap()).toBe(key);
  }, 180_000);

  it('appear in no log by token, address or key', () => {
    const log = origin.said();
    expect(log).not.toMatch(/bongeszo-|titkos-|clientToken=/);
    expect(log).not.toContain(p256dh);
  });
});
