import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { keyFor } from '#adapters/origin/credentials/signing-key.ts';
import { createReturnAddress } from '#adapters/web/readers/return-address.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import type { Failure } from '#core/failure/failure.ts';
import { readEnvironment } from '#config/settings/environment.ts';
import { redact } from '#config/settings/settings-in-force.ts';
import { webKeysOf } from './signing-key.ts';

const shared = 'k'.repeat(43);
type Said = string | Failure['kind'];

const saying = (...said: readonly Said[]) => {
  const asked: string[] = [];
  const mainApi = {
    get: (path: readonly unknown[]) => {
      const next = said[Math.min(asked.push(JSON.stringify(path)) - 1, said.length - 1)] ?? 'unavailable';
      return next === shared ? okAsync([next]) : errAsync({ kind: next, upstream: 'main-api' });
    },
  } as unknown as Pick<Upstream, 'get'>;
  return { mainApi, asked };
};
const given = { SIGNING_KEY: 'a signing key of an operator', SIGNING_KEY_OTHER: undefined };
const unset = { SIGNING_KEY: undefined, SIGNING_KEY_OTHER: undefined };

describe('the key that web nodes sign with', () => {
  it('is made of SIGNING_KEY as the origin would, for each use another, without asking anybody', async () => {
    const { mainApi, asked } = saying();
    const [key] = (await webKeysOf(given, mainApi, 'return-address')()) ?? [];
    expect(key).toBe(keyFor(given.SIGNING_KEY, 'web', 'return-address'));
    expect(await webKeysOf(given, mainApi, 'other')()).not.toContain(key);
    expect([asked, key?.includes(given.SIGNING_KEY)]).toEqual([[], false]);
  });

  it('has another beside it during a rotation, which signs nothing', async () => {
    const both = { ...given, SIGNING_KEY_OTHER: 'the next signing key of it' };
    const keys = await webKeysOf(both, saying().mainApi, 'x')();
    expect(keys).toEqual([given.SIGNING_KEY, both.SIGNING_KEY_OTHER].map((key) => keyFor(key, 'web', 'x')));
  });

  it('is loaded from the origin once, and again only after a failure', async () => {
    const { mainApi, asked } = saying('unavailable', shared);
    const key = webKeysOf(unset, mainApi, 'return-address');
    expect([await key(), await key(), await key()]).toEqual([null, [shared], [shared]]);
    expect(asked).toEqual(Array(2).fill('["api","keys",{"use":"return-address"}]'));
  });

  it('is this node’s own beside a main API that knows of none', async () => {
    const { mainApi } = saying('not-found');
    const [one, other] = [webKeysOf(unset, mainApi, 'x'), webKeysOf(unset, mainApi, 'x')];
    const [key] = (await one()) ?? [];
    expect(key).toMatch(/^[\w-]{43}$/);
    expect([await one(), (await other())?.includes(key ?? '')]).toEqual([[key], false]);
  });

  it('is independent of the database URL, which others may know', async () => {
    const { mainApi } = saying(shared);
    const settings = { ...unset, DATABASE_URL: 'postgres://a:b@127.0.0.1/c', REDIS_URL: 'redis://127.0.0.1' };
    expect(await webKeysOf(settings, mainApi, 'return-address')()).toEqual([shared]);
  });

  it('is long enough where an operator names one, and is not shown', () => {
    expect(readEnvironment({ SIGNING_KEY: 'short' }).ok).toBe(false);
    expect(readEnvironment({ SIGNING_KEY: 'x'.repeat(24) }).ok).toBe(true);
    expect(redact('SIGNING_KEY', 'x'.repeat(24))).not.toContain('x');
  });
});

describe('the way back', () => {
  const [site] = fiveSites;
  const waysBack = (...known: readonly string[]) =>
    createReturnAddress({ judge: someResolver().judge, keys: async () => known, clock: { now: () => 1_790_000_000 } });
  const cookieOf = ([, header = '']: readonly string[]): string => header.split(';')[0] ?? '';

  it('is remembered by one node for another that shares the key, and for none that does not', async () => {
    const cookie = cookieOf(await waysBack(shared).remember(site, '/rovat/x'));
    expect(await waysBack(shared).take(site, cookie)).toBe('/rovat/x');
    expect(await waysBack('another').take(site, cookie)).toBe('/');
  });

  it('is accepted at each step of a rotation, from every node by every node', async () => {
    const steps = [['old'], ['old', 'new'], ['new', 'old'], ['new']];
    for (const [at, step] of steps.entries())
      for (const beside of [step, steps[at + 1] ?? step])
        for (const [one, other] of [
          [step, beside],
          [beside, step],
        ] as const) {
          const cookie = cookieOf(await waysBack(...one).remember(site, '/rovat/x'));
          expect(await waysBack(...other).take(site, cookie), `${one} → ${other}`).toBe('/rovat/x');
        }
  });

  it('leads home while there is no key, for any cookie', async () => {
    const none = waysBack();
    expect(await none.remember(site, '/rovat/x')).toEqual([]);
    const text = Buffer.from(JSON.stringify(['/rovat/x', 1_790_000_000])).toString('base64url');
    for (const cookie of [`n_path=${text}.`, `n_path=${text}`]) expect(await none.take(site, cookie)).toBe('/');
  });
});
