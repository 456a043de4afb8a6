import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNewsletters } from '#adapters/main-api/readers/create-newsletters.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { type KilledOrigin, openKilledOrigin } from '../running/killed-origin.fake.ts';
import { sitesAt, publicAddresses } from '../../../config/settings/sites.ts';

const rounds = 200;
const [{ slug: site }] = sitesAt(publicAddresses);

let origin: KilledOrigin;
beforeAll(async () => {
  origin = await openKilledOrigin('a-secret-of-those-who-subscribe');
}, 180_000);
afterAll(() => origin.close());

const newsletters = () =>
  createNewsletters(origin.upstream(), {
    siteHeader,
    sites: fiveSites.map((one, at) => (at === 0 ? { ...one, slug: site } : one)) as never,
  });
const emailOf = (at: number): string => `olvaso-${at}@posta.example`;
const browserOf = (at: number): string => `bongeszo-${String(at).padStart(4, '0')}-${'b'.repeat(30)}`;
const textOf = async (path: string): Promise<string> =>
  fetch(`http://127.0.0.1:${origin.outboxPort}${path}`).then(
    (answer) => answer.text(),
    () => '',
  );
const keyFor = async (email: string): Promise<string | null> => {
  const [, id] =
    new RegExp(`href="(/outbox/\\d+)"><strong>[^<]*</strong><br>${email} `).exec(await textOf('/outbox')) ?? [];
  return id === undefined ? null : (/confirm\/([\w-]{43})/.exec(await textOf(id))?.[1] ?? null);
};

describe('newsletters that were asked for', () => {
  it('are all there after the origin was killed in the middle of two hundred, and none twice', async () => {
    const [asked, confirmed] = [new Set<number>(), new Map<number, string>()];
    const signUp = async (at: number): Promise<void> => {
      const wish = { email: emailOf(at), firstName: '', lastName: '', listCodes: ['napi'] };
      const said = await newsletters().subscribe({ ...wish, browser: browserOf(at), site, known: null, asker: '' });
      if (said.isErr()) return;
      asked.add(at);
      const key = await keyFor(emailOf(at));
      if (key === null) return;
      const done = await newsletters().confirm({ key, code: null, browser: browserOf(at) });
      if (done.isOk() && done.value) confirmed.set(at, key);
    };
    await origin.killAmid(rounds, signUp);
    expect(confirmed.size).toBeGreaterThan(rounds / 4);
    expect(confirmed.size).toBeLessThan(rounds);

    await origin.startAgain();
    const lost: number[] = [];
    for (const at of asked) {
      const key = await keyFor(emailOf(at));
      if (key === null) lost.push(at);
      else if (confirmed.has(at)) {
        const still = await newsletters().confirm({ key, code: null, browser: null });
        if (!still.unwrapOr(false)) lost.push(at);
      }
    }
    expect(lost).toEqual([]);
  }, 180_000);
});
