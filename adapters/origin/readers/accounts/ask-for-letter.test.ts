import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../database/maintenance/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../database/connection/open-database.ts';
import { keyFor } from '../../credentials/signing-key.ts';
import { createPutLetter } from '../../mail/letters.ts';
import { askForNewsletters } from '../opt-in/ask-for-newsletters.ts';
import { askForLetter } from './ask-for-letter.ts';
import type { CrmContext } from './crm-context.ts';
import { signIn } from './sign-in.ts';

const email = 'anna@posta.example';
const browser = 'b'.repeat(43);
const [home, otherPlace, elsewhere] = ['203.0.113.1', '198.51.100.7', '192.0.2.9'];

let database: OpenDatabase;
let at = 1_790_000_000;
let context: CrmContext;
beforeAll(async () => {
  database = await openDatabase({ inMemory: true }, 'test');
  await migrate(database.db);
}, 60_000);
afterAll(() => database.close());

const emptied = ['letters', 'reader_letters', 'newsletter_requests', 'reader_accounts', 'staff_tries'] as const;
const empty = async (): Promise<void> => {
  for (const table of emptied) await database.db.deleteFrom(table).execute();
  const now = () => at;
  context = {
    db: database.db,
    now,
    signingKey: async () => 'k',
    putLetter: createPutLetter(now),
    newsletters: [{ code: 'napi', title: 'Napi', description: '' }],
    originOf: () => ({ name: 'Lapunk', origin: 'https://lapunk.example' }),
  };
};
beforeEach(empty);

interface From {
  readonly asker?: string;
  readonly known?: string | null;
}
type Ask = (to: string, from?: From) => Promise<unknown>;
const askToSignIn: Ask = (to, { asker = otherPlace, known = null } = {}) =>
  askForLetter(context, { email: to, browser, site: 'lapunk', asker, known });
const askForNews: Ask = (to, { asker = otherPlace, known = null } = {}) =>
  askForNewsletters(context, {
    email: to,
    firstName: '',
    lastName: '',
    listCodes: ['napi'],
    browser,
    site: 'lapunk',
    asker,
    known,
  });
const letters = async (): Promise<readonly string[]> =>
  (await context.db.selectFrom('letters').select('recipient').orderBy('id').execute()).map((one) => one.recipient);
const signInWithLetter = async (asker: string, known: string | null): Promise<void> => {
  await askToSignIn(email, { asker });
  const { text } = await context.db
    .selectFrom('letters')
    .select('text')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const key = /kulcs=([\w-]{43})/.exec(text)?.[1] ?? '';
  await signIn(context, { key, code: null, browser, asker, known });
};
const isSent = async (ask: Promise<unknown>): Promise<boolean> => {
  const before = (await letters()).length;
  await ask;
  return (await letters()).length > before;
};
const networks = (count: number): readonly string[] => Array.from({ length: count }, (_, one) => `10.7.${one}.1`);
const manyPlaces = Array.from({ length: 40 }, (_, place) => `198.51.100.${place + 10}`);

describe.each([
  ['to sign in', askToSignIn],
  ['about newsletters', askForNews],
] as const)('a letter %s', (_, ask) => {
  it('goes out to its reader, however often another place has asked for it', async () => {
    for (let time = 0; time < 8; time += 1) await ask(email);
    expect(await letters()).toHaveLength(3);
    expect(await isSent(ask(email, { asker: home }))).toBe(true);
  });

  it('goes out to its reader at a new place, though strangers of 29 networks ask for all they may, day by day', async () => {
    for (let day = 0; day < 2; day += 1) {
      for (const network of networks(29)) await ask(email, { asker: network });
      for (const network of networks(12)) await ask(email, { asker: `${network}1` });
      expect(await isSent(ask(email, { asker: `192.0.${day}.9` }))).toBe(true);
      at += 86_400;
    }
  });

  it('goes out to a new place after strangers of one network asked from forty addresses', async () => {
    for (const asker of manyPlaces) await ask(email, { asker });
    expect(await isSent(ask(email, { asker: elsewhere }))).toBe(true);
    const prefix = Array.from({ length: 20 }, (_, one) => `2001:db8:7:${one}::/64`);
    for (const asker of prefix) await ask(email, { asker });
    expect(await isSent(ask(email, { asker: '2001:db8:8:1::/64' }))).toBe(true);
  });

  it('goes out to its reader after anything that one other place does (property)', async () => {
    const waits = fc.array(fc.constantFrom(1, 60, 400, 1_200, 5_000), { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(waits, async (seconds) => {
        await empty();
        for (const wait of seconds) {
          at += wait;
          await ask(email).catch(() => null);
        }
        expect(await isSent(ask(email, { asker: home }))).toBe(true);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('reaches a known network address and a known browser, regardless of requests by strangers', async () => {
    const known = 'k'.repeat(43);
    await signInWithLetter(home, known);
    for (const asker of networks(45)) await ask(email, { asker });
    expect(await isSent(ask(email, { asker: elsewhere }))).toBe(false);
    expect(await isSent(ask(email, { asker: home }))).toBe(true);
    expect(await isSent(ask(email, { asker: elsewhere, known }))).toBe(true);
    expect(await isSent(ask(email, { asker: elsewhere, known: 'x'.repeat(43) }))).toBe(false);
  });

  it('never floods a mailbox, from any number of network addresses or plus tags', async () => {
    for (const [tag, asker] of networks(60).entries()) await ask(`Anna+${tag}@POSTA.example`, { asker });
    expect(await letters()).toHaveLength(39);
  });

  it('has one limit for dots, tags and other names of Gmail', async () => {
    for (const to of ['k.ovacs@gmail.com', 'kovacs@googlemail.com', 'ko.vacs+a@gmail.com', 'kovac.s@GoogleMail.com'])
      await ask(to);
    expect(await letters()).toHaveLength(3);
    for (const to of ['k.ovacs@posta.example', 'kovacs@posta.example']) expect(await isSent(ask(to))).toBe(true);
  });

  it('has one limit for all tags from one network address', async () => {
    for (const typed of ['anna+a@posta.example', 'anna+b+c@posta.example', email, 'ANNA+d@posta.example'])
      await ask(typed);
    expect(await letters()).toHaveLength(3);
  });
});

it('returns 429 with a wait time after ten letters from one network address', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, (_, one) => (one % 2 === 0 ? askToSignIn : askForNews)(`a${one}@posta.example`)),
  );
  const refused = tries.filter((one) => one.status === 'rejected').map(({ reason }) => reason as object);
  expect([refused.length, (await letters()).length]).toEqual([20, 10]);
  for (const one of refused) expect(one).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
});

it('a network that asked for forty letters has to wait, and other networks have not', async () => {
  const from = (asker: string, one: number) => askToSignIn(`c${one}@posta.example`, { asker });
  for (let one = 0; one < 40; one += 1) await from(one % 2 === 0 ? `2001:db8:7:${one}::/64` : `10.9.8.${one}`, one);
  for (let one = 0; one < 20; one += 1) await from(`2001:db8:7:f${one}::/64`, 100 + one);
  await expect(from('2001:db8:7:ffff::/64', 7)).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '15' },
  });
  await from('2001:db8:8:1::/64', 8);
  await from('10.9.8.200', 9);
});

it('limits all letters to two thousand at once, then one every two seconds, apart for readers at a known place', async () => {
  await signInWithLetter(home, null);
  const row = { key: keyFor('k', 'letters', 'sign-in', 'unknown'), whole_at: at + 2_000 * 2 };
  await context.db
    .insertInto('staff_tries')
    .values(row)
    .onConflict((on) => on.column('key').doUpdateSet(row))
    .execute();
  expect(await isSent(askToSignIn('other@posta.example'))).toBe(false);
  expect(await isSent(askToSignIn(email, { asker: home }))).toBe(true);
  expect(await isSent(askForNews('other@posta.example'))).toBe(true);
  at += 2;
  expect(await isSent(askToSignIn('other@posta.example'))).toBe(true);
});

it('requests without a letter use nothing of the limit of all letters', async () => {
  const before = async () =>
    context.db
      .selectFrom('staff_tries')
      .selectAll()
      .where('key', '=', keyFor('k', 'letters', 'sign-in', 'unknown'))
      .execute();
  for (let time = 0; time < 4; time += 1) await askToSignIn(email);
  const used = await before();
  for (let time = 0; time < 4; time += 1) await askToSignIn(email);
  expect([used, used.length]).toEqual([await before(), 1]);
});

it('wrong codes of the browser that asked do not end the code beside the link, nor the other way round', async () => {
  for (const withoutKey of [true, false]) {
    await empty();
    await askToSignIn(email);
    const { text } = await context.db.selectFrom('letters').select('text').executeTakeFirstOrThrow();
    const key = /kulcs=([\w-]{43})/.exec(text)?.[1] ?? '';
    const code = /\b\d{3} ?\d{3}\b/.exec(text.replaceAll(key, ''))?.[0].replace(' ', '') ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const byBrowser = { key: null, browser };
    const byKey = { key, browser: null };
    for (let tries = 0; tries < 7; tries += 1)
      await expect(
        signIn(context, { ...(withoutKey ? byBrowser : byKey), code: wrong, asker: otherPlace }),
      ).rejects.toMatchObject({ status: 404 });
    await expect(
      signIn(context, { ...(withoutKey ? byBrowser : byKey), code, asker: otherPlace }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await signIn(context, { ...(withoutKey ? byKey : byBrowser), code, asker: home })).toHaveProperty('token');
  }
});

it('gives a network address the same response for any mailbox', async () => {
  const fates = async (asked: readonly string[], asker: string): Promise<readonly string[]> =>
    (await Promise.allSettled(asked.map((to) => askToSignIn(to, { asker })))).map(({ status }) => status);
  const other = Array.from({ length: 12 }, (_, one) => `b${one}@posta.example`);
  for (const asker of manyPlaces) await askToSignIn(email, { asker });
  expect(await fates(Array<string>(12).fill(email), home)).toEqual(await fates(other, elsewhere));
  expect(await fates(Array<string>(12).fill('nem cím'), '192.0.2.77')).toEqual(await fates(other, '192.0.2.78'));
});

it('an address that begins with its tag is a separate mailbox', async () => {
  for (const to of ['+a@posta.example', '+b@posta.example', '+c@posta.example', '+d@posta.example'])
    await askToSignIn(to);
  expect(await letters()).toHaveLength(4);
});

it('the places of an account are forgotten with it, and are no addresses', async () => {
  await signInWithLetter(home, 'k'.repeat(43));
  const rows = await context.db.selectFrom('reader_places').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(home);
  await context.db.deleteFrom('reader_accounts').execute();
  expect(await context.db.selectFrom('reader_places').selectAll().execute()).toEqual([]);
});
