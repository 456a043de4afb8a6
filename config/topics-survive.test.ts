import { createECDH } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { createTopicSubscriptions } from '#adapters/main-api/create-topic-subscriptions.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { siteHeader } from './brand.ts';
import { build, freePort, makeDataDir, start, type Started, until } from './built-process.fake.ts';
import { sitesAt, publicAddresses } from './sites.ts';
import { topics } from './topics.ts';

const secret = 'a-secret-of-those-who-follow';
const rounds = 200;
const [{ slug: site }] = sitesAt(publicAddresses);
const nobody = 'http://127.0.0.1:9';

let [dataDir, port, outboxPort, said] = ['', 0, 0, ''];
let origin: Started | null = null;

const startOrigin = async (): Promise<void> => {
  const node = start('taviro.js', ['origin', '--port', String(port), '--json'], {
    DATA_DIR: dataDir,
    ORIGIN_SECRET: secret,
    OPERATOR_PORT: String(outboxPort),
    PUSH_ORIGINS: nobody,
  });
  origin = node;
  await until(() => node.said().includes('"url"'), node.said);
};

beforeAll(async () => {
  await build();
  [dataDir, port, outboxPort] = [await makeDataDir(), await freePort(), await freePort()];
  await startOrigin();
}, 180_000);
afterAll(async () => {
  await origin?.stop('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** As a web node asks; each has its own, so that what one meets makes no other stop asking. */
const subscriptions = () =>
  createTopicSubscriptions(
    callUpstream({ baseUrl: `http://127.0.0.1:${port}`, name: 'main-api', headers: { 'origin-secret': secret } }),
    { siteHeader, sites: fiveSites.map((one, at) => (at === 0 ? { ...one, slug: site } : one)) as never },
  );
const tokenOf = (at: number): string => `bongeszo-${String(at).padStart(4, '0')}-${'b'.repeat(30)}`;
const pair = createECDH('prime256v1');
const p256dh = pair.generateKeys('base64url');
const addressOf = (at: number) => ({ endpoint: `${nobody}/send/titkos-${at}`, p256dh, auth: 'A'.repeat(22) });
const topicOf = (at: number): string => topics[at % topics.length]?.id ?? '';

describe('topics that were followed', () => {
  it('are all there after the origin was killed in the middle of two hundred, with the same key', async () => {
    const key = (await subscriptions().publicKey())._unsafeUnwrap();
    const kept = new Set<number>();
    const browsers = Array.from({ length: 4 }, async (_, browser) => {
      for (let at = browser; at < rounds; at += 4) {
        if (at >= rounds / 2 && origin !== null && !origin.process.killed) origin.process.kill('SIGKILL');
        const reached = await subscriptions().reach(tokenOf(at), addressOf(at), null);
        if (reached.isErr()) continue;
        if ((await subscriptions().follow(tokenOf(at), topicOf(at), null)).isOk()) kept.add(at);
      }
    });
    await Promise.all(browsers);
    await origin?.ended;
    said += origin?.said() ?? '';
    expect(kept.size).toBeGreaterThan(rounds / 4);
    expect(kept.size).toBeLessThan(rounds);

    await startOrigin();
    const lost: number[] = [];
    for (const at of kept) {
      const followed = (await subscriptions().of(tokenOf(at))).unwrapOr([]);
      if (followed.join() !== topicOf(at)) lost.push(at);
    }
    expect(lost).toEqual([]);
    expect((await subscriptions().publicKey())._unsafeUnwrap()).toBe(key);
  }, 180_000);

  it('stand in no log by their token, their address or their key', () => {
    const log = said + (origin?.said() ?? '');
    expect(log).not.toMatch(/bongeszo-|titkos-|clientToken=/);
    expect(log).not.toContain(p256dh);
  });
});
