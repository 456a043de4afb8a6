import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/connection/open-database.ts';
import { migrate } from '../../database/maintenance/migrate.ts';
import type { CrmContext } from '../accounts/crm-context.ts';
import { createPutLetter } from '../../mail/letters.ts';
import { newslettersOf, setNewsletter } from '../newsletters/subscriptions.ts';
import { askForNewsletters, type Wanted } from './ask-for-newsletters.ts';
import { confirmNewsletters } from './confirm-newsletters.ts';
import { endByToken } from './end-by-token.ts';

const offers = [
  { code: 'napi', title: 'Napi levél', description: '' },
  { code: 'heti', title: 'Heti levél', description: '' },
];
const browser = 'b'.repeat(43);
const email = 'anna@posta.example';

let database: OpenDatabase;
let at = 1_790_000_000;
let context: CrmContext;
beforeAll(async () => {
  database = await openDatabase({ inMemory: true }, 'test');
  await migrate(database.db);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['letters', 'newsletter_requests', 'newsletter_subscriptions', 'staff_tries'] as const)
    await database.db.deleteFrom(table).execute();
  const now = () => at;
  context = {
    db: database.db,
    now,
    signingKey: async () => 'k',
    putLetter: createPutLetter(now),
    newsletters: offers,
    originOf: () => ({ name: 'Lapunk', origin: 'https://lapunk.example' }),
  };
});

const ask = (more: Partial<Wanted> = {}) =>
  askForNewsletters(context, {
    email,
    firstName: 'Anna <b>',
    lastName: '',
    listCodes: ['napi'],
    browser,
    site: 'lapunk',
    asker: '',
    ...more,
  });
const letters = () => context.db.selectFrom('letters').selectAll().orderBy('id').execute();
const lastLetter = async () => {
  const { text = '' } = (await letters()).at(-1) ?? {};
  return {
    text,
    key: /confirm\/([\w-]{43})/.exec(text)?.[1] ?? '',
    code: /\b\d{6}\b/.exec(text.replaceAll(/https:\S+/g, ''))?.[0] ?? '',
  };
};
const subscribed = async (who = email) =>
  (await newslettersOf(context.db, offers, who)).filter((one) => one.subscribed).map(({ code }) => code);
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a newsletter', () => {
  it('is sent only after confirmation in the browser that requested it', async () => {
    await ask({ listCodes: ['napi', 'heti', 'nincs'] });
    expect(await subscribed()).toEqual([]);
    const { key, text } = await lastLetter();
    expect(text).toContain('Napi levél, Heti levél');
    expect(text).not.toContain('Anna');
    expect(await confirmNewsletters(context, { key, code: null, browser })).toEqual({ confirmed: true });
    expect(await subscribed('ANNA@posta.example')).toEqual(['napi', 'heti']);
  });

  it('is not begun by a scanner that has the link, however often, and the code is good after it', async () => {
    await ask();
    const { key, code } = await lastLetter();
    for (const other of [null, 'x'.repeat(43)])
      for (let time = 0; time < 20; time += 1)
        expect(await confirmNewsletters(context, { key, code: null, browser: other })).toEqual({ confirmed: false });
    expect(await subscribed()).toEqual([]);
    expect(await confirmNewsletters(context, { key, code, browser: null })).toEqual({ confirmed: true });
    expect(await subscribed()).toEqual(['napi']);
  });

  it('is begun by a code from before a rotation of the signing key', async () => {
    await ask();
    const { key, code } = await lastLetter();
    const rotated = { ...context, signingKey: async () => 'új' };
    expect(await confirmNewsletters(rotated, { key, code, browser: null })).toEqual({ confirmed: false });
    const during = { ...rotated, otherSigningKey: await context.signingKey() };
    expect(await confirmNewsletters(during, { key, code, browser: null })).toEqual({ confirmed: true });
  });

  it('takes five wrong codes and no sixth, while its link is good in the browser that asked', async () => {
    await ask();
    const { key, code } = await lastLetter();
    for (let time = 0; time < 5; time += 1)
      await confirmNewsletters(context, { key, code: wrong(code), browser: null });
    expect(await confirmNewsletters(context, { key, code, browser: null })).toEqual({ confirmed: false });
    expect(await confirmNewsletters(context, { key, code: null, browser })).toEqual({ confirmed: true });
  });

  it('that was ended is not begun again by the old letter', async () => {
    await ask();
    const { key } = await lastLetter();
    await confirmNewsletters(context, { key, code: null, browser });
    await setNewsletter(context.db, { email, code: 'napi', subscribe: false, now: at });
    expect(await confirmNewsletters(context, { key, code: null, browser })).toEqual({ confirmed: true });
    expect(await subscribed()).toEqual([]);
  });

  it('is unsubscribed only by its token, without effect on other readers and newsletters', async () => {
    for (const one of [email, 'bela@posta.example']) {
      await ask({ email: one, listCodes: ['napi', 'heti'] });
      await confirmNewsletters(context, { ...(await lastLetter()), browser: null });
    }
    const rows = await context.db.selectFrom('newsletter_subscriptions').select(['email', 'code', 'token']).execute();
    expect(new Set(rows.map(({ token }) => token)).size).toBe(4);
    for (const { token } of rows) expect(token).toMatch(/^[0-9a-f]{64}$/);
    const own = rows.find((row) => row.email === email && row.code === 'heti')?.token ?? '';
    for (const token of [own.slice(1), own.toUpperCase(), '%', own, own])
      expect(await endByToken(context, token)).toEqual({});
    expect([await subscribed(), await subscribed('bela@posta.example')]).toEqual([['napi'], ['napi', 'heti']]);
  });

  it('is confirmed within a day or not at all', async () => {
    await ask();
    const { key, code } = await lastLetter();
    at += 86_400;
    await expect(confirmNewsletters(context, { key, code, browser })).rejects.toMatchObject({ status: 404 });
  });

  it('sends a mailbox three letters, for any spelling, and then responds the same', async () => {
    for (const typed of [email, email.toUpperCase(), ` ${email}`, email, email])
      expect(await ask({ email: typed })).toEqual({});
    expect(await letters()).toHaveLength(3);
  });

  it.each([[{ email: 'anna' }], [{ email: 'a@posta.example\r\nBcc: b@posta.example' }], [{ listCodes: ['nincs'] }]])(
    'is refused with %j',
    async (more) => {
      await expect(ask(more)).rejects.toMatchObject({ status: 400 });
      expect(await letters()).toEqual([]);
    },
  );

  it('creates no request when mail is not configured', async () => {
    context = { ...context, putLetter: null };
    expect(await ask()).toEqual({});
    expect(await context.db.selectFrom('newsletter_requests').selectAll().execute()).toEqual([]);
  });
});
