import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReadersReport } from '#adapters/newsroom-contract/readers.ts';
import { act } from '../../readers/accounts/act.ts';
import type { CrmContext } from '../../readers/accounts/crm-context.ts';
import { subscribe } from '../../readers/newsletters/subscriptions.ts';
import { endByToken } from '../../readers/opt-in/end-by-token.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { execute } from '../execute.ts';

let opened: TestNewsroom;
let newsroom: Newsroom;
beforeAll(async () => {
  opened = await openTestNewsroom();
  const newsletters = ['napi', 'heti'].map((code) => ({ code, title: code, description: '' }));
  newsroom = { ...opened, issues: { ...opened.issues, newsletters } };
}, 60_000);
afterAll(() => opened.close());
beforeEach(async () => {
  for (const table of [
    'letters',
    'newsletter_refusals',
    'newsletter_subscriptions',
    'deleted_mailboxes',
    'reader_accounts',
  ] as const)
    await opened.db.deleteFrom(table).execute();
});

const give = async (
  files: Readonly<Record<string, string | Buffer>>,
  more: object = {},
): Promise<{ readonly done: ReadersReport }> => {
  const written = await Promise.all(
    Object.entries(files).map(async ([name, text]) => ({ name, path: await opened.write(name, text) })),
  );
  const order = { files: written, from: null, newsletters: ['napi'], source: null, dryRun: false };
  return (await execute(newsroom, { do: 'import-readers', ...order, ...more })) as { readonly done: ReadersReport };
};
const subscribed = async (code = 'napi') =>
  (
    await opened.db
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'consent_at', 'consent_source'])
      .where('code', '=', code)
      .orderBy('email')
      .execute()
  ).map(({ email, consent_at: at, consent_source: source }) => [email, at, source]);
const addresses = async (code?: string) => (await subscribed(code)).map(([email]) => email);

const head = 'Email Address,First Name,Last Name,OPTIN_TIME,CONFIRM_TIME';
const mailchimp = (...emails: readonly string[]) =>
  [head, ...emails.map((email) => `${email},Anna,"Kis, Éva",2021-02-03 04:05:06,2021-02-03 04:06:07`)].join('\r\n');
const gone = (column: 'UNSUB_TIME' | 'CLEAN_TIME', ...emails: readonly string[]) =>
  [
    `${head},${column}`,
    ...emails.map((email) => `${email},,,2021-02-03 04:05:06,2021-02-03 04:06:07,2022-01-01 00:00:00`),
  ].join('\n');
const consent = Date.parse('2021-02-03T04:06:07Z') / 1_000;

describe('a list of readers', () => {
  it('of Mailchimp brings subscribed readers with the time and source of consent, and sends nothing', async () => {
    const { done } = await give({
      'subscribed.csv': `\ufeff${mailchimp('Anna@posta.example', 'bela@posta.example')}`,
      'unsubscribed.csv': gone('UNSUB_TIME', 'cili@posta.example'),
      'cleaned.csv': gone('CLEAN_TIME', 'dora@posta.example'),
    });
    expect(done).toMatchObject({ lines: 4, added: 2, unsubscribed: 1, undeliverable: 1, bad: 0, faults: [] });
    expect(await subscribed()).toEqual([
      ['anna@posta.example', consent, 'mailchimp: subscribed.csv'],
      ['bela@posta.example', consent, 'mailchimp: subscribed.csv'],
    ]);
    expect(await opened.db.selectFrom('letters').selectAll().execute()).toEqual([]);
    expect(await opened.db.selectFrom('reader_accounts').selectAll().execute()).toEqual([]);
  });

  it.each([
    [
      'Ghost',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n' +
        '1,a@x.example,Kis Anna,,true,false,,2024-01-15T10:00:00.000Z,,,\n' +
        '2,b@x.example,,,true,true,cus_1,2024-01-15T10:00:00.000Z,,,Arany\n' +
        '3,c@x.example,,,false,false,,2024-01-15T10:00:00.000Z,,,\n',
      { added: 2, unsubscribed: 1, paid: 1 },
    ],
    [
      'Substack',
      'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at\n' +
        'a@x.example,false,,other,false,2024-01-15T10:00:00.000Z,\n' +
        'b@x.example,true,2027-07-01T00:00:00.000Z,yearly,false,2024-01-15T10:00:00.000Z,\n' +
        'c@x.example,false,,other,true,2024-01-15T10:00:00.000Z,\n',
      { added: 2, unsubscribed: 1, paid: 1 },
    ],
    [
      'Beehiiv',
      'email,First Name,status,tier,created_at,unsubscribed_at\n' +
        'a@x.example, Anna ,active,free,2024-01-15 10:00:00 UTC,\n' +
        'b@x.example,,active,premium,2024-01-15 10:00:00 UTC,\n' +
        'c@x.example,,active,free,2024-01-15 10:00:00 UTC,2024-03-13 11:33:53 UTC\n' +
        'd@x.example,,pending,free,2024-01-15 10:00:00 UTC,\n' +
        'e@x.example,,inactive,free,2024-01-15 10:00:00 UTC,\n',
      { added: 2, unsubscribed: 2, unconfirmed: 1, paid: 1 },
    ],
  ])('of %s is known by its columns', async (_, text, counts) => {
    expect((await give({ 'lista.csv': text })).done).toMatchObject({ ...counts, bad: 0 });
    expect((await subscribed()).map(([email, at]) => [email, at])).toEqual([
      ['a@x.example', Date.parse('2024-01-15T10:00:00Z') / 1_000],
      ['b@x.example', Date.parse('2024-01-15T10:00:00Z') / 1_000],
    ]);
  });

  it('repeated changes nothing', async () => {
    const files = { 's.csv': mailchimp('a@x.example'), 'u.csv': gone('UNSUB_TIME', 'b@x.example') };
    await give(files);
    const [before, rows] = [await subscribed(), opened.db.selectFrom('newsletter_refusals').selectAll()];
    const refusals = await rows.execute();
    expect((await give(files)).done).toMatchObject({ added: 0, existing: 1, ended: 0 });
    expect([await subscribed(), await rows.execute()]).toEqual([before, refusals]);
  });

  it('only counts in a dry run', async () => {
    const files = { 's.csv': mailchimp('a@x.example', 'b@x.example'), 'u.csv': gone('UNSUB_TIME', 'b@x.example') };
    expect((await give(files, { dryRun: true })).done).toMatchObject({ added: 1, blocked: 1, unsubscribed: 1 });
    expect(await subscribed()).toEqual([]);
    expect(await opened.db.selectFrom('newsletter_refusals').selectAll().execute()).toEqual([]);
  });

  it('with an unknown newsletter is refused', async () => {
    expect(await give({ 's.csv': mailchimp('a@x.example') }, { newsletters: ['napi', 'nincs'] })).toMatchObject({
      failed: 'no-newsletter',
      about: 'nincs',
    });
  });
});

describe('a reader who unsubscribed', () => {
  it.each(['UNSUB_TIME', 'CLEAN_TIME'] as const)(
    'elsewhere (%s) stays unsubscribed, whichever list comes first',
    async (column) => {
      await give({ 's.csv': mailchimp('a@x.example'), 'u.csv': gone(column, 'a@x.example') });
      expect(await addresses()).toEqual([]);
      expect((await give({ 's.csv': mailchimp('A@x.example') })).done).toMatchObject({ added: 0, blocked: 1 });
    },
  );

  it('is unsubscribed from the given newsletters, and an undeliverable address from all', async () => {
    const list = { 's.csv': mailchimp('a@x.example', 'b@x.example') };
    await give({ 'u.csv': gone('UNSUB_TIME', 'a@x.example'), 'c.csv': gone('CLEAN_TIME', 'b@x.example') });
    await give(list, { newsletters: ['heti'] });
    expect(await addresses('heti')).toEqual(['a@x.example']);
  });

  const context = (): CrmContext => ({
    ...newsroom,
    putLetter: null,
    newsletters: newsroom.issues.newsletters,
    originOf: () => ({ name: '', origin: '' }),
  });
  const account = { id: 1, email: 'an.na+hir@gmail.com', address: 'an.na+hir@gmail.com', createdAt: 0 };
  const variants = mailchimp('anna@gmail.com', 'Anna+x@googlemail.com');

  it.each([
    ['on the profile', () => act(context(), account, { action: 'newsletter', subscribe: false, code: 'napi' })],
    [
      'by the link of a letter',
      async () => {
        await subscribe(opened.db, { email: account.email, codes: ['napi'], now: 1 });
        const { token } = await opened.db
          .selectFrom('newsletter_subscriptions')
          .select('token')
          .executeTakeFirstOrThrow();
        return endByToken(context(), token);
      },
    ],
    ['by deleting the account', () => act(context(), account, { action: 'delete' })],
  ])('here %s is never subscribed by an import, under any spelling of the mailbox', async (_, end) => {
    await end();
    expect((await give({ 's.csv': variants })).done).toMatchObject({ added: 0 });
    expect(await addresses()).toEqual([]);
  });

  it('may subscribe again here, and an import does not end that', async () => {
    await give({ 'u.csv': gone('UNSUB_TIME', 'a@x.example'), 'c.csv': gone('CLEAN_TIME', 'b@x.example') });
    for (const email of ['a@x.example', 'b@x.example'])
      await subscribe(opened.db, { email, codes: ['napi'], now: 1_780_000_000 });
    const again = await give({
      'u.csv': gone('UNSUB_TIME', 'a@x.example'),
      'c.csv': gone('CLEAN_TIME', 'b@x.example'),
    });
    expect(again.done).toMatchObject({ ended: 0 });
    expect(await subscribed()).toEqual([
      ['a@x.example', null, null],
      ['b@x.example', null, null],
    ]);
  });

  it('after choosing an imported newsletter here is not unsubscribed by an older list', async () => {
    await give({ 's.csv': mailchimp('a@x.example') });
    await act(context(), { ...account, email: 'a@x.example' }, { action: 'newsletter', subscribe: true, code: 'napi' });
    expect((await give({ 'u.csv': gone('UNSUB_TIME', 'a@x.example') })).done).toMatchObject({ ended: 0 });
    expect(await addresses()).toEqual(['a@x.example']);
  });
});

describe('a mailbox', () => {
  it('receives one letter, however its address is spelled in the lists', async () => {
    const emails = ['Anna@x.example', 'anna@X.example', 'anna+hir@x.example', 'b.ela@gmail.com', 'bela@googlemail.com'];
    expect((await give({ 's.csv': mailchimp(...emails) })).done).toMatchObject({ lines: 5, added: 2, existing: 3 });
    expect((await give({ 's.csv': mailchimp(...emails) })).done).toMatchObject({ added: 0, existing: 5 });
  });
});

describe('a bad line', () => {
  it('is reported by number and reason, without the address, and costs no other line', async () => {
    const good = (name: string) => `${name}@x.example,,,2021-02-03 04:05:06,`;
    const lines = [
      head,
      good('a'),
      'titkos@,,,2021-02-03 04:05:06,',
      'titkos1@x.example,"nyitva,,2021-02-03 04:05:06,',
      good('b'),
      'titkos2@x.example,,,,',
      'titkos3@x.example,,,2021-02-30 04:05:06,',
      'titkos4@x.example,,,2099-02-03 04:05:06,',
      'titkos5@x.example,,',
      `${'x'.repeat(70_000)}@x.example,,,2021-02-03 04:05:06,`,
      'c@x.example,"Kis\nAnna",,2021-02-03 04:05:06,',
      'titkos6@x.example,"A" b,,2021-02-03 04:05:06,',
      '',
      good('d'),
    ];
    const { done } = await give({ 's.csv': lines.join('\n') });
    const byLine = done.faults.toSorted((one, other) => Number(one.line) - Number(other.line));
    expect(byLine.map(({ file, line, kind }) => [file, line, kind])).toEqual([
      ['s.csv', 3, 'address'],
      ['s.csv', 4, 'quotes'],
      ['s.csv', 6, 'no-date'],
      ['s.csv', 7, 'bad-date'],
      ['s.csv', 8, 'bad-date'],
      ['s.csv', 9, 'columns'],
      ['s.csv', 10, 'too-long'],
      ['s.csv', 13, 'quotes'],
    ]);
    expect(done).toMatchObject({ lines: 12, added: 4, bad: 8 });
    expect(JSON.stringify(done)).not.toMatch(/titkos|@/);
    expect(await addresses()).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@x.example`));
  });

  it('with an unknown state is no consent', async () => {
    const text = 'email,email_disabled,created_at\na@x.example,,2024-01-15\nb@x.example,false,2024-01-15\n';
    expect((await give({ 's.csv': text })).done).toMatchObject({ added: 1, bad: 1 });
  });
});

describe('a file', () => {
  const text = mailchimp('a@x.example').replaceAll(',', ';').replace('"Kis; Éva"', '"Kis; Őrsi"');
  const latin2 = Buffer.from([...text].map((letter) => ({ Ő: 0xd5, É: 0xc9 })[letter] ?? letter.codePointAt(0) ?? 0));
  it.each([
    ['semicolons in UTF-8', text],
    ['ISO-8859-2', latin2],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['tabs', mailchimp('a@x.example').replace('"Kis, Éva"', 'Kis; Őrsi').replaceAll(',', '\t')],
  ])('with %s is read', async (_, content) => {
    await give({ 's.csv': content });
    expect(await opened.db.selectFrom('newsletter_subscriptions').select('last_name').execute()).toEqual([
      { last_name: 'Kis; Őrsi' },
    ]);
  });

  it('in an 8-bit encoding loses only lines with ambiguous letters', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${head}\na@x.example,`),
      Buffer.from([0xf8]),
      Buffer.from(',,2021-02-03,\n'),
    ]);
    const { done } = await give({ 's.csv': Buffer.concat([bytes, Buffer.from('b@x.example,,,2021-02-03,\n')]) });
    expect(done).toMatchObject({ added: 1, faults: [{ line: 2, kind: 'encoding' }] });
  });

  it.each([
    ['another table', 'email,subject\na@x.example,Szia\n'],
    ['nothing', ''],
  ])('with %s is refused', async (_, content) => {
    expect((await give({ 's.csv': content })).done.faults).toEqual([{ file: 's.csv', line: 1, kind: 'unknown-list' }]);
  });

  it('that is missing is reported', async () => {
    const files = [{ name: 'nincs.csv', path: `${opened.dataDir}/nincs.csv` }];
    expect((await give({}, { files })).done.faults).toEqual([{ file: 'nincs.csv', line: null, kind: 'unreadable' }]);
  });
});
