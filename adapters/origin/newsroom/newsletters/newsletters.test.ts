import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendIssues } from '../../readers/issues/send-issues.ts';
import { setNewsletter } from '../../readers/newsletters/subscriptions.ts';
import { execute } from '../execute.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';

let opened: TestNewsroom;
let newsroom: Newsroom;
beforeAll(async () => {
  opened = await openTestNewsroom();
}, 60_000);
afterAll(() => opened.close());
beforeEach(async () => {
  for (const table of ['letters', 'newsletter_issues', 'newsletter_subscriptions'] as const)
    await opened.db.deleteFrom(table).execute();
  newsroom = {
    ...opened,
    issues: {
      ...opened.issues,
      newsletters: [
        { code: 'napi', title: 'Napi levél', description: '' },
        { code: 'heti', title: 'Heti levél', description: '' },
      ],
      plans: [{ code: 'napi', hours: [0, 0], days: 1, maxArticles: 2 }],
      room: async () => 1_000,
    },
  };
});
const letters = () => opened.db.selectFrom('letters').select(['recipient', 'subject', 'unsubscribe']).execute();
const subscribe = (email: string) =>
  setNewsletter(opened.db, { email, code: 'napi', subscribe: true, now: newsroom.now() });

it('is composed without sending or storing it, or sent to one test address', async () => {
  await subscribe('anna@posta.example');
  const composed = await execute(newsroom, { do: 'compose-newsletter', code: 'napi', to: null });
  expect(composed).toMatchObject({
    done: { issues: [{ section: '', subject: 'Napi levél: Árvíztűrő tükörfúrógép', articles: 2 }], to: null },
  });
  expect(await letters()).toEqual([]);
  await execute(newsroom, { do: 'compose-newsletter', code: 'napi', to: 'eva@lapunk.example' });
  expect(await letters()).toEqual([
    { recipient: 'eva@lapunk.example', subject: 'Napi levél: Árvíztűrő tükörfúrógép', unsubscribe: null },
  ]);
  expect(await opened.db.selectFrom('newsletter_issues').select('id').execute()).toEqual([]);
});

it('is sent once a day, by order or by itself', async () => {
  await subscribe('anna@posta.example');
  await subscribe('bela@posta.example');
  const order = { do: 'send-newsletter', code: 'napi' };
  expect(await execute(newsroom, order)).toMatchObject({ done: { code: 'napi', issues: 1, letters: 2 } });
  expect(await execute(newsroom, order)).toMatchObject({ failed: 'newsletter-sent' });
  const always = {
    ...newsroom.issues,
    plans: newsroom.issues.plans.map((plan) => ({ ...plan, hours: [0, 24] as const })),
  };
  await sendIssues({ ...always, db: newsroom.db, now: newsroom.now });
  expect(await letters()).toHaveLength(2);
  expect(await execute(newsroom, { do: 'list-newsletters' })).toMatchObject({
    done: {
      newsletters: [
        { code: 'napi', title: 'Napi levél', readers: 2, last: { letters: 2, done: true } },
        { code: 'heti', readers: 0, last: null },
      ],
    },
  });
});

it('with nothing new is not sent, and may be later that day', async () => {
  opened.time.now += 30 * 86_400;
  const order = { do: 'send-newsletter', code: 'napi' };
  for (let time = 0; time < 2; time += 1)
    expect(await execute(newsroom, order)).toMatchObject({ done: { issues: 0, letters: 0 } });
  opened.time.now -= 30 * 86_400;
  expect(await execute(newsroom, order)).toMatchObject({ done: { issues: 1 } });
});

it.each([
  [{ do: 'send-newsletter', code: 'nincs' }, 'no-newsletter'],
  [{ do: 'compose-newsletter', code: 'heti', to: null }, 'no-newsletter'],
  [{ do: 'compose-newsletter', code: 'napi', to: 'a@posta' }, 'no-reader'],
])('is refused as %j', async (order, failed) => {
  expect(await execute(newsroom, order)).toMatchObject({ failed });
});

it('sends no newsletter when mail is not configured', async () => {
  newsroom = { ...newsroom, issues: { ...newsroom.issues, room: null, noMail: 'preview' } };
  for (const order of [
    { do: 'send-newsletter', code: 'napi' },
    { do: 'compose-newsletter', code: 'napi', to: 'a@posta.example' },
  ])
    expect(await execute(newsroom, order)).toEqual({ failed: 'no-mail', about: 'preview' });
});
