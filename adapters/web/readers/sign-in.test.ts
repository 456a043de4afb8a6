import { afterEach, describe, expect, it } from 'vitest';
import { trustedProxies } from '../requests/trusted-proxies.ts';
import { type Answer, closeServers, cookieOf, openReaderServer } from './reader-server.fake.ts';

afterEach(closeServers);

const signIn = '/tamogatas/belepes';
const email = 'Anna.Kiss@posta.example';
const form = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();
const stepOf = ({ body }: Answer) =>
  (JSON.parse(body) as { readonly content: { readonly step: Record<string, unknown> } }).content.step;
const problemOf = (answer: Answer) => [answer.status, (stepOf(answer)['problem'] as { kind: string } | null)?.kind];

const openAsked = async () => {
  const server = await openReaderServer();
  const asked = await server.post(signIn, form({ email }));
  const [letter] = server.letters;
  if (letter === undefined) throw new Error('no letter was sent');
  return { ...server, asked, letter, cookie: cookieOf(asked, '__Host-asked') };
};

describe('asking for a letter', () => {
  it('redirects to one page, with a secret for the browser', async () => {
    const { asked, letter, get, cookie, post, letters } = await openAsked();
    expect([asked.status, asked.headers.location, asked.headers['cache-control']]).toEqual([
      303,
      '/tamogatas/belepes?elkuldve=1',
      'private, no-store',
    ]);
    expect(asked.headers['set-cookie']).toEqual([
      `__Host-asked=${letter.browser}; Path=/; Max-Age=1020; HttpOnly; SameSite=Lax; Secure`,
    ]);
    expect([letter.email, letter.browser]).toEqual([email, expect.stringMatching(/^[\w-]{43}$/)]);
    const sent = await get('/tamogatas/belepes?elkuldve=1', cookie);
    expect(stepOf(sent)).toEqual({ kind: 'code', key: null, signedIn: false, problem: null });
    expect(sent.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    await post(signIn, form({ email }), { cookie });
    expect(letters[1]?.browser).not.toBe(letter.browser);
  });

  it('has the same answer for every address', async () => {
    const { post } = await openReaderServer();
    const answerTo = async (address: string) => {
      const { status, headers, body } = await post(signIn, form({ email: address }));
      const { date: _date, 'x-request-id': _id, 'set-cookie': cookie, ...told } = headers;
      return { status, body, told, cookie: cookie?.map((one) => one.replace(/=[\w-]{43};/, '=…;')) };
    };
    expect(await answerTo('van@posta.example')).toEqual(await answerTo('nincs@posta.example'));
  });

  it.each([
    ['', 'email-missing'],
    ['   ', 'email-missing'],
    ['anna', 'email-wrong'],
    ['<anna@posta.example>', 'email-wrong'],
    ['a@b\nBcc: c@d', 'email-wrong'],
    [`${'a'.repeat(250)}@b.example`, 'email-wrong'],
  ])('of what is no address (%j) keeps it, says what is wrong, and asks nobody', async (typed, kind) => {
    const { post, calls } = await openReaderServer();
    const answer = await post(signIn, form({ email: typed }));
    expect([...problemOf(answer), stepOf(answer)['email'], answer.headers['set-cookie']]).toEqual([
      422,
      kind,
      typed.trim(),
      undefined,
    ]);
    expect(calls).toEqual([]);
  });

  it('shows the wait time of the limit for the network address, and keeps the input', async () => {
    const { post, limit } = await openReaderServer();
    limit.seconds = 40;
    const answer = await post(signIn, form({ email }));
    expect([...problemOf(answer), stepOf(answer)['email'], answer.headers['retry-after']]).toEqual([
      429,
      'wait',
      email,
      '40',
    ]);
  });

  it('is recognized as coming from a browser that signed in, after it signed out too', async () => {
    const { post, get, signInByLetter, letters } = await openReaderServer();
    const signedIn = await signInByLetter();
    const known = cookieOf(signedIn, '__Host-known');
    expect(signedIn.headers['set-cookie']?.find((one) => one.startsWith('__Host-known='))).toMatch(
      /^__Host-known=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const left = await post('/tamogatas/profil', form({ action: 'logout' }), { cookie: cookieOf(signedIn) });
    expect(cookieOf(left, '__Host-known')).toBe('');
    await post(signIn, form({ email }), { cookie: known });
    expect(letters.at(-1)?.known).toBe(known.split('=')[1]);
    for (const cookie of ['', '__Host-known=rovid', 'known=' + 'k'.repeat(43)]) {
      await post(signIn, form({ email: 'uj@posta.example' }), cookie === '' ? {} : { cookie });
      expect(letters.at(-1)?.known).toBeNull();
    }
    const again = await signInByLetter('harmadik@posta.example');
    const deleted = await post('/tamogatas/profil', form({ action: 'delete', megerosites: 'törlés' }), {
      cookie: cookieOf(again),
    });
    expect(deleted.headers['set-cookie']).toContainEqual(expect.stringMatching(/^__Host-known=; .*Max-Age=0/));
    expect((await get('/tamogatas/profil', cookieOf(again))).status).toBe(303);
  });

  it('keeps the typed values while the account service is unavailable', async () => {
    const { post, silent } = await openReaderServer();
    silent.accounts = true;
    const answer = await post(signIn, form({ email }));
    expect([...problemOf(answer), stepOf(answer)['email'], answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      email,
      '5',
    ]);
  });

  it('names the wrong field when the service refuses the input, and keeps the values', async () => {
    const { post, refusing } = await openReaderServer();
    refusing.accounts = true;
    const answer = await post(signIn, form({ email }));
    expect([...problemOf(answer), stepOf(answer)['email']]).toEqual([422, 'email-wrong', email]);
  });

  it('is held off by network address, for a while', async () => {
    const { post, wait, letters } = await openReaderServer();
    for (let time = 0; time < 10; time += 1) await post(signIn, form({ email: `a${time}@posta.example` }));
    const more = await post(signIn, form({ email }));
    expect([...problemOf(more), more.headers['retry-after'], letters.length]).toEqual([429, 'wait', '60', 10]);
    wait(60);
    expect((await post(signIn, form({ email }))).status).toBe(303);
  });
});

describe('the link of a letter', () => {
  it('signs in automatically in the same browser, and redirects', async () => {
    const { get, letter, cookie } = await openAsked();
    const answer = await get(`${signIn}?kulcs=${letter.key}`, cookie);
    expect([answer.status, answer.headers.location]).toEqual([303, '/tamogatas/profil']);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^n_token=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Host-reader=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^n_path=; /),
      '__Host-asked=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      expect.stringMatching(/^__Host-known=/),
    ]);
  });

  it('leads back to where its reader came from', async () => {
    const { get, letters, post } = await openReaderServer();
    const page = await get(`${signIn}?vissza=%2Fte`);
    const way = cookieOf(page, 'n_path');
    const asked = cookieOf(await post(signIn, form({ email }), { cookie: way }), '__Host-asked');
    const answer = await get(`${signIn}?kulcs=${letters[0]?.key}`, `${way}; ${asked}`);
    expect(answer.headers.location).toBe('/te');
  });

  it('requires the code in other browsers, and remains valid after opening', async () => {
    const { get, post, send, letter, cookie, calls } = await openAsked();
    const link = `${signIn}?kulcs=${letter.key}`;
    calls.length = 0;
    for (const other of ['', 'n_token=x', `__Host-asked=${'m'.repeat(10)}`, `asked=${letter.browser}`]) {
      const opened = await get(link, other);
      expect([opened.status, stepOf(opened)]).toEqual([
        200,
        { kind: 'code', key: letter.key, signedIn: false, problem: null },
      ]);
      expect(opened.headers['referrer-policy']).toMatch(/strict-origin$/);
      const posted = await post(signIn, form({ kulcs: letter.key }), other === '' ? {} : { cookie: other });
      expect([...problemOf(posted), stepOf(posted)['key']]).toEqual([422, 'code-missing', letter.key]);
      await post(signIn, form({ kulcs: letter.key, kod: '' }));
    }
    await send('HEAD', link, { cookie });
    expect(calls).toEqual([]);
    expect((await get(link, cookie)).status).toBe(303);
  });

  it('requires the code in a browser that asked for another letter', async () => {
    const { get, post, letters, cookie } = await openAsked();
    await post(signIn, form({ email: 'mas@posta.example' }));
    const answer = await get(`${signIn}?kulcs=${letters[1]?.key}`, cookie);
    expect(problemOf(answer)).toEqual([200, 'link-refused']);
    expect(cookieOf(answer)).toBe('');
  });

  it('that is opened twice redirects to the same page, and later reports that the reader is signed in', async () => {
    const { get, letter, cookie, wait } = await openAsked();
    const link = `${signIn}?kulcs=${letter.key}`;
    const [first, second] = await Promise.all([get(link, cookie), get(link, cookie)]);
    expect(cookieOf(first)).not.toBe('');
    expect(cookieOf(second)).toBe(cookieOf(first));
    wait(10);
    expect(stepOf(await get(link, cookieOf(first)))).toMatchObject({ kind: 'code', signedIn: true });
    expect(stepOf(await get(link))).toMatchObject({ kind: 'code', key: letter.key });
  });

  it('shows an error page when it was truncated', async () => {
    const { get } = await openReaderServer();
    for (const key of ['rovid', '%3Cscript%3E', `${'k'.repeat(30)}%0A`, 'k'.repeat(201)])
      expect((await get(`${signIn}?kulcs=${key}`)).headers.location).toBe('/tamogatas/hiba');
  });

  it('shows a refusal when the service rejects it', async () => {
    const { get, post, letter, cookie, refusing } = await openAsked();
    refusing.accounts = true;
    expect(problemOf(await get(`${signIn}?kulcs=${letter.key}`, cookie))).toEqual([200, 'link-refused']);
    expect(problemOf(await post(signIn, form({ kulcs: letter.key, kod: '123456' })))).toEqual([422, 'code-refused']);
  });

  it('is not sent to the service if it is too long', async () => {
    const { post, calls } = await openReaderServer();
    expect(problemOf(await post(signIn, form({ kulcs: 'k'.repeat(201), kod: '123456' })))).toEqual([422, 'asked-over']);
    expect(calls).toEqual([]);
  });

  it('is neither accepted nor rejected while the service is unavailable', async () => {
    const { get, letter, cookie, silent } = await openAsked();
    silent.accounts = true;
    expect(problemOf(await get(`${signIn}?kulcs=${letter.key}`, cookie))).toEqual([503, 'unavailable']);
    silent.accounts = false;
    expect((await get(`${signIn}?kulcs=${letter.key}`, cookie)).status).toBe(303);
  });
});

describe('a code', () => {
  it('signs in with its link anywhere, and in the browser that asked without it', async () => {
    for (const [fields, sent] of [
      [{ kulcs: 'letter' }, {}],
      [{}, { cookie: 'asked' }],
    ] as const) {
      const { post, letter, cookie } = await openAsked();
      const key: Record<string, string> = 'kulcs' in fields ? { kulcs: letter.key } : {};
      const kod = ` ${letter.code.slice(0, 3)}-${letter.code.slice(3)} `;
      const answer = await post(signIn, form({ ...key, kod }), 'cookie' in sent ? { cookie } : {});
      expect([answer.status, answer.headers.location]).toEqual([303, '/tamogatas/profil']);
      expect(cookieOf(answer)).toMatch(/^n_token=[\w-]{43}; __Host-reader=[\w-]{43}$/);
    }
  });

  it('opens nothing and sends no request without a valid key', async () => {
    const { post, letter, calls } = await openAsked();
    calls.length = 0;
    for (const fields of [{ kod: letter.code }, { kod: letter.code, kulcs: 'rovid' }] as Record<string, string>[])
      expect(problemOf(await post(signIn, form(fields)))).toEqual([422, 'asked-over']);
    expect(calls).toEqual([]);
  });

  it.each(['12345', '1234567', 'abcdef', '12345a', '１２３４５６', '000000'])(
    'is rejected when it is wrong (%s)',
    async (kod) => {
      const { post, letter } = await openAsked();
      const answer = await post(signIn, form({ kulcs: letter.key, kod }));
      expect([...problemOf(answer), stepOf(answer)['key'], answer.headers['set-cookie']]).toEqual([
        422,
        'code-refused',
        letter.key,
        undefined,
      ]);
    },
  );

  it('may be tried five times a minute from one address, each reader of a proxy that was named for themselves', async () => {
    const { post, letter, wait } = await openAsked();
    const guess = () => post(signIn, form({ kulcs: letter.key, kod: '000000' }));
    for (let time = 0; time < 5; time += 1) expect((await guess()).status).toBe(422);
    const sixth = await guess();
    expect([...problemOf(sixth), sixth.headers['retry-after']]).toEqual([429, 'wait', '60']);
    wait(60);
    expect((await guess()).status).toBe(422);
    const tries = async (proxies = trustedProxies([])) => {
      const server = await openReaderServer({ proxies });
      const answers = await Promise.all(
        Array.from({ length: 7 }, (_, reader) =>
          server.post(signIn, form({ kulcs: letter.key, kod: '000000' }), { 'x-forwarded-for': `203.0.113.${reader}` }),
        ),
      );
      return answers.filter(({ status }) => status === 429).length;
    };
    expect([await tries(), await tries(trustedProxies(['127.0.0.1']))]).toEqual([2, 0]);
  });

  it('is not closed by wrong codes of another letter that are tried from the same address', async () => {
    const { post, letter, letters } = await openAsked();
    await post(signIn, form({ email: 'mas@posta.example' }));
    const other = letters[1];
    for (let time = 0; time < 9; time += 1) await post(signIn, form({ kulcs: letter.key, kod: '000000' }));
    const answer = await post(signIn, form({ kulcs: other?.key ?? '', kod: other?.code ?? '' }));
    expect([answer.status, answer.headers.location]).toEqual([303, '/tamogatas/profil']);
  });

  it('may be tried thirty times at once from one address, of however many letters', async () => {
    const { post } = await openReaderServer();
    const statuses = [];
    for (let letter = 0; letter < 40; letter += 1)
      statuses.push((await post(signIn, form({ kulcs: `${letter}`.padEnd(43, 'k'), kod: '000000' }))).status);
    expect(statuses).toEqual([...Array<number>(30).fill(422), ...Array<number>(10).fill(429)]);
  });

  it('is one press when a browser sends it twice at once, and one session of however many browsers', async () => {
    const { post, letter } = await openAsked();
    const body = form({ kulcs: letter.key, kod: letter.code });
    const [first, second] = await Promise.all([post(signIn, body), post(signIn, body)]);
    expect([cookieOf(first), cookieOf(first)]).toEqual([expect.stringMatching(/./), cookieOf(second)]);
    expect(problemOf(await post(signIn, body, { 'user-agent': 'another' }))).toEqual([422, 'code-refused']);
  });

  it('gives a handle of our own making, and the one before ends', async () => {
    const { get, post, letter, signInByPass } = await openAsked();
    const before = cookieOf(await signInByPass());
    const answer = await post(signIn, form({ kulcs: letter.key, kod: letter.code }), { cookie: before });
    expect(cookieOf(answer)).not.toBe(before);
    expect((await get('/tamogatas/profil', before)).headers.location).toMatch(/^\/tamogatas\/belepes/);
  });
});

describe('the forms of signing in', () => {
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: 'https://x.lapunk.example' },
  ];

  it('are accepted only from pages of the site', async () => {
    const { post, send, letter, calls } = await openAsked();
    calls.length = 0;
    for (const headers of foreign)
      for (const body of [form({ email }), form({ kulcs: letter.key, kod: letter.code })])
        expect((await post(signIn, body, headers)).status).toBe(403);
    const about = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send('POST', signIn, about, form({ email }))).status).toBe(403);
    expect(calls).toEqual([]);
  });

  it('are refused with another content type, size or URL', async () => {
    const { post } = await openReaderServer();
    const sent = async (path: string, body: string, headers = {}) => (await post(path, body, headers)).status;
    expect([
      await sent(signIn, '{}', { 'content-type': 'application/json' }),
      await sent(signIn, 'x', { 'content-type': 'multipart/form-data' }),
      await sent(signIn, `x=${'y'.repeat(3_000)}`),
      await sent('/', ''),
      await sent('/tamogatas', ''),
      await sent('/tamogatas/hiba', ''),
      await sent('/tamogatas/belepes/', ''),
      await sent(signIn, '', { host: 'testver.example', origin: 'https://testver.example' }),
    ]).toEqual([415, 415, 413, 405, 405, 405, 405, 405]);
  });

  it('leave no key, code, address or secret in the log, on any failure', async () => {
    const { get, post, letter, cookie, lines, silent } = await openAsked();
    await get(`${signIn}?kulcs=${letter.key}%ZZ`);
    await post(signIn, form({ kulcs: letter.key, kod: '000000' }), { origin: 'x' });
    silent.accounts = true;
    await get(`${signIn}?kulcs=${letter.key}`, cookie);
    await post(signIn, form({ kulcs: letter.key, kod: letter.code }));
    await post(signIn, form({ email }));
    for (const secret of [letter.key, letter.code, letter.browser, email]) expect(lines.join('')).not.toContain(secret);
  });

  it('have no data form: browsers must load the whole document', async () => {
    const { get, signInByLetter } = await openReaderServer();
    const cookie = cookieOf(await signInByLetter());
    for (const path of [`${signIn}/_payload.json?kulcs=x`, '/tamogatas/profil/_payload.json']) {
      const { body, headers } = await get(path, cookie);
      expect([body, headers['cache-control']]).toEqual(['{"kind":"none","status":200}', 'private, no-store']);
    }
  });
});
