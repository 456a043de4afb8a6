import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RanWithFiles } from './cli.fake.ts';
import { objects, run } from './cli.fake.ts';

const line = (target: string, status = 200): string =>
  `192.0.2.7 - - [21/Nov/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 5 "-" "x"`;
const good = Array.from({ length: 100 }, (_, index) => line(index % 2 === 0 ? '/te' : '/list/newest', 200));
const logOf = (...lines: readonly string[]): Readonly<Record<string, string>> => ({
  log: lines.map((text) => `${text}\n`).join(''),
});
const noise = Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256));

const summary = (ran: RanWithFiles): Readonly<Record<string, unknown>> => objects(ran)[0] ?? {};

const isCalm = ({ out, err }: RanWithFiles): void => {
  for (const text of [out, err]) expect(text).not.toMatch(/\n\s+at |node:internal|TypeError|RangeError|\bundefined\b/);
};

describe('a malformed log', () => {
  it.each([
    ['lines of a megabyte', logOf(...good, line(`/${'x'.repeat(2 ** 20)}`)), 101, 0, 1],
    ['lines of three megabytes', logOf(...good, 'x'.repeat(3 * 2 ** 20)), 100, 1, 0],
    ['a last line without its end', { log: `${good.join('\n')}\n${line('/te')}` }, 101, 0, 0],
    ['a last line that was half written', { log: `${good.join('\n')}\n${line('/te').slice(0, 60)}` }, 100, 1, 0],
    [
      'missing fields',
      logOf(...good, '192.0.2.7 - -', '192.0.2.7 - - [21/Nov/2026:12:00:00 +0000] "GET /te HTTP/1.1"'),
      100,
      2,
      0,
    ],
    [
      'statuses that are none',
      logOf(...good, line('/te', -200), line('/te', 9_999_999), line('/te', Number.NaN)),
      100,
      3,
      0,
    ],
    ['empty lines', logOf(...good, '', '\r', ''), 100, 0, 0],
  ])('with %s is counted to its end', async (_, files, requests, bad, badRequests) => {
    const ran = await run(['replay', 'log', '--json', '--fail-on', 'none', '--max-bad', '5%'], { files });
    expect(summary(ran)).toMatchObject({
      lines: requests + bad,
      requests,
      bad,
      outcomes: { page: 50 + (requests - 100 - badRequests), redirect: 50, 'bad-request': badRequests },
    });
    expect(ran.code).toBe(0);
    isCalm(ran);
  });

  it('with bytes that are no UTF-8 is read byte by byte', async () => {
    const bytes = {
      log: [
        Buffer.concat([
          Buffer.from(`${line('/te?q=1')}\n`),
          Buffer.from('192.0.2.7 - - [21/Nov/2026:12:00:00 +0000] "GET /cimke/'),
          Buffer.from([0xff, 0xfe]),
          Buffer.from(' HTTP/1.1" 200 5\n'),
        ]),
      ],
    };
    const ran = await run(['replay', 'log', '--json', '--fail-on', 'none'], { bytes });
    expect(summary(ran)).toMatchObject({ requests: 2, bad: 0, outcomes: { page: 1, 'bad-request': 1 } });
    isCalm(ran);
  });

  it.each([
    ['{"path":"/te","status":-1}', 0],
    ['{"path":"/te","status":1e308}', 0],
    ['{"path":"/te","status":"NaN"}', 0],
    ['{"path":"/te","time":"0000-01-01T00:00:00Z"}', 0],
    ['{"path":"/te","time":"9999-12-31T23:59:59Z"}', 0],
    ['{"path":"/te","time":-1e308}', 0],
    ['{"path":"/te","status":NaN}', 1],
    ['{"path":null}', 1],
    ['{"path":5}', 1],
    ['[]', 1],
    ['{"path":"/te"', 1],
    ['{}', 1],
  ])('takes or refuses the JSON line %s by itself', async (text, bad) => {
    const ran = await run(
      ['replay', 'log', '--json', '--fail-on', 'none', '--max-bad', '100%', '--log-format', 'json'],
      { files: logOf('{"path":"/te"}', text, '{"path":"/te"}') },
    );
    expect(summary(ran)).toMatchObject({ lines: 3, bad, requests: 3 - bad, outcomes: { page: 3 - bad } });
    isCalm(ran);
  });

  it('accepts times of the years 0 and 9999', async () => {
    const files = logOf(...good);
    const requests = async (...args: readonly string[]): Promise<unknown> =>
      summary(await run(['replay', 'log', '--json', '--fail-on', 'none', ...args], { files }))['requests'];
    expect([
      await requests('--since', '0000-01-01'),
      await requests('--until', '0000-01-01'),
      await requests('--since', '9999-12-31'),
      await requests('--until', '9999-12-31T23:59:59Z'),
    ]).toEqual([100, 0, 0, 100]);
    expect([await requests('--since', '-62167219200'), await requests('--until', '253402300799')]).toEqual([100, 100]);
  });

  it.each([
    ['a binary', noise, 3, 'túl sok az olvashatatlan sor', 'too many unreadable lines'],
    [
      'a gzip that was cut off',
      gzipSync(
        Array.from({ length: 5000 }, (_, index) => `${line(`/te?${(index * 7919) % 10_007}`)}\n`).join(''),
      ).subarray(0, -2000),
      3,
      'csonka vagy sérült tömörítés',
      'truncated or damaged',
    ],
    [
      'a gzip of nothing but a head',
      gzipSync('x').subarray(0, 5),
      3,
      'csonka vagy sérült tömörítés',
      'truncated or damaged',
    ],
  ])('%s is told in both languages and ends with %i', async (_, bytes, code, hungarian, english) => {
    for (const [lang, words] of [
      ['hu', hungarian],
      ['en', english],
    ] as const) {
      for (const command of [['replay'], ['coverage'], ['sample']]) {
        const ran = await run([...command, 'log', '--lang', lang], { bytes: { log: [bytes] } });
        expect(ran.code).toBe(code);
        expect(ran.err).toContain(words);
        isCalm(ran);
      }
    }
  });

  it('keeps what was counted before the damage', async () => {
    const broken = [gzipSync(`${good.join('\n')}\n`), Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])];
    const ran = await run(['replay', 'log', '--json', '--fail-on', 'none'], { bytes: { log: broken } });
    expect(ran.code).toBe(3);
    expect(summary(ran)).toMatchObject({ requests: 100 });
  });
});

describe('malformed expectations, questions and targets', () => {
  it.each([['check'], ['live', '--origin', 'http://127.0.0.1:1']])(
    '%j reports binary input and continues',
    async (...args) => {
      for (const lang of ['hu', 'en']) {
        const ran = await run([...args, 'x', '--lang', lang], { bytes: { x: [noise] } });
        expect([3, 5]).toContain(ran.code);
        isCalm(ran);
      }
    },
  );

  it('are answered or rejected line by line, for any input', async () => {
    const long = JSON.stringify({ text: 'szó '.repeat(2 ** 18), limit: 5 });
    const odd = [
      '{"text":"a","limit":-1}',
      '{"text":"a","limit":1e308}',
      '{"text":"a","limit":NaN}',
      '{"limit":3}',
      '{"text":"\ud800","limit":3}',
      '\0',
      '{"text":"egy\u2028kettő","limit":99}',
      '{"text":"a","limit":3',
    ];
    const ran = await run(['ask', 'truncate'], { input: ['\ufeff{"text":"a","limit":1}', long, ...odd] });
    expect(ran.code).toBe(3);
    expect(objects(ran).map((line) => ('error' in line ? 'error' : line['answer']))).toEqual([
      'a',
      'szó…',
      'error',
      'a',
      'error',
      'error',
      expect.any(String),
      'error',
      'egy\u2028kettő',
      'error',
    ]);
    isCalm(ran);
  });

  it('is refused in Hungarian, or in English on request', async () => {
    const input = ['x', '[]', '{}', '{"seconds":-1}', '{"seconds":"5"}'];
    expect(objects(await run(['ask', 'duration'], { input })).map((line) => line['error'])).toEqual([
      'nem JSON',
      'nem JSON-objektum',
      '"seconds" csak szám lehet',
      '"seconds" nem lehet negatív',
      '"seconds" csak szám lehet',
    ]);
    expect(objects(await run(['ask', 'duration', '--lang', 'en'], { input })).map((line) => line['error'])).toEqual([
      'not JSON',
      'not an object',
      '"seconds" must be a number',
      '"seconds" must not be negative',
      '"seconds" must be a number',
    ]);
  });
});

const rule = (fields: object): string =>
  JSON.stringify({
    rules: [{ id: 'a', from: '/a', to: '/te', status: 301, examples: [{ in: '/a', out: '/te' }], ...fields }],
  });

const takers = (name: string): readonly (readonly string[])[] => [
  ['lint', name],
  ['diff', name, name],
  ['explain', '/a', '--rules', name],
  ['replay', 'log', '--rules', name],
  ['check', 'log', '--rules', name],
  ['coverage', 'log', '--rules', name],
  ['sample', 'log', '--rules', name],
];

describe('standard output that takes no more', () => {
  it.each([
    ['hu', 'nem írható: a szabványos kimenet (betelt a lemez)\n'],
    ['en', 'cannot write standard output (the disk is full)\n'],
  ])('is told in a line, not by a stack trace (%s)', async (lang, err) => {
    for (const command of ['replay', 'judge'])
      expect(await run([command, '--lang', lang], { input: ['/te'], outputFault: 'ENOSPC' })).toMatchObject({
        code: 2,
        err,
      });
  });
});

describe('an invalid rule set', () => {
  it.each<readonly [string, string | Buffer, string, string]>([
    ['is not there', '', 'nincs ilyen fájl', 'no such file'],
    ['is empty', Buffer.alloc(0), 'nem JSON', 'not JSON'],
    ['is not JSON', '{"rules":[', 'nem JSON', 'not JSON'],
    ['is binary', noise, 'nem érvényes UTF-8', 'not valid UTF-8'],
    [
      'has bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"rules":[]}'), Buffer.from([0xff])]),
      'nem érvényes UTF-8',
      'not valid UTF-8',
    ],
    ['has no rules', '{}', 'a szabálykészlet alakja', 'a rule set is'],
    ['is a list', '[]', 'a szabálykészlet alakja', 'a rule set is'],
    [
      'is as deep as a well',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      'a szabálykészlet alakja',
      'a rule set is',
    ],
    ['has a status that is none', rule({ status: -1 }), 'csak 301 vagy 302', '301 or 302'],
    ['has a huge status', rule({ status: 1e308 }), 'csak 301 vagy 302', '301 or 302'],
    ['has NaN', rule({}).replace('301', 'NaN'), 'nem JSON', 'not JSON'],
    ['has a number for a target', rule({ to: 5 }), 'csak útvonal', 'must be a path'],
    ['has a pattern that is none', rule({ from: 'a' }), 'csak útvonalminta', 'must be a path pattern'],
    ['names what it does not know', rule({ to: '/{b}' }), 'a {b} nevet használja', 'names {b}'],
    ['has a broken expression', rule({ regex: '(' }), 'nem reguláris kifejezés', 'must be a regular expression'],
  ])('because it %s, is told by every command and ends with 4', async (_, content, hungarian, english) => {
    const bytes: Readonly<Record<string, readonly Buffer[]>> = content === '' ? {} : { set: [Buffer.from(content)] };
    for (const args of takers('set')) {
      for (const [lang, words] of [
        ['hu', hungarian],
        ['en', english],
      ] as const) {
        const ran = await run([...args, '--lang', lang], { bytes, files: logOf(line('/te')) });
        expect(ran, args.join(' ')).toMatchObject({ code: 4, out: '' });
        expect(ran.err, args.join(' ')).toContain(words);
        isCalm(ran);
      }
    }
  });

  it('of 50 MB is refused before it is read to its end', async () => {
    let read = 0;
    const chunk = Buffer.alloc(2 ** 20, ' ');
    const chunks = Array.from({ length: 50 }, () => chunk);
    const watched = new Proxy(chunks, {
      get: (all, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) read += 1;
        return Reflect.get(all, key);
      },
    });
    expect(await run(['lint', 'set'], { bytes: { set: watched } })).toEqual({
      code: 4,
      out: '',
      err: 'a szabálykészlet nem olvasható: set (nagyobb, mint 8 MB)\n',
      written: {},
      compressed: {},
    });
    expect(read).toBeLessThan(12);
  });

  it('lists its faults one a line, at most twenty', async () => {
    const many = JSON.stringify({ rules: Array.from({ length: 30 }, () => 5) });
    const { err } = await run(['lint', 'set'], { files: { set: many } });
    expect(err.split('\n')).toHaveLength(23);
    expect(err).toMatch(/^a szabálykészlet nem olvasható: set\n {2}1\. szabály: nem objektum\n/);
    expect(err).toContain('\n  és még 10\n');
  });
});

describe('a hostile rule set that can be read', () => {
  const hostile = JSON.stringify({
    rules: [
      { id: 'slow', regex: '^/(([a-z])+.)+[A-Z]([a-z])+$', to: '/te', status: 301 },
      { id: 'slower', regex: '^(a|aa)+$', to: '/te', status: 301 },
      { id: 'round', from: '/kor', to: '/kor', status: 301 },
      { id: 'grow', from: '/no/{x...}', to: '/no/no/{x...}', status: 301 },
      { id: 'abroad', from: '/ki', to: 'https://evil.example/', status: 301 },
      { id: 'hidden', from: '/be', to: '/\\evil.example', status: 301 },
      { id: 'script', from: '/js', to: 'javascript:alert(1)', status: 301 },
    ],
  });

  it('is judged, never run: lint ends with 1 and names each fault', async () => {
    const ran = await run(['lint', 'set', '--json'], { files: { set: hostile } });
    expect(ran.code).toBe(1);
    const found = objects(ran).map(({ kind, rule: id }) => `${String(kind)} ${String(id)}`);
    for (const fault of [
      'super-linear slow',
      'super-linear slower',
      'loop round',
      'loop grow',
      'unsafe-target abroad',
      'unsafe-target hidden',
      'unsafe-target script',
    ])
      expect(found).toContain(fault);
  });

  it('never leads to a foreign host by a path, and explain is 0 for every judged address', async () => {
    const targets = [`/${'a'.repeat(3000)}!`, '/kor', '/no/1', '/be'];
    const ran = await run(['explain', '--json', '--rules', 'set', ...targets], { files: { set: hostile } });
    expect(ran.code).toBe(0);
    expect(objects(ran).map(({ outcome }) => outcome)).toEqual(['not-found', 'not-found', 'not-found', 'redirect']);
    expect(objects(ran)[3]?.['redirect']).toMatchObject({ location: 'https://lapunk.example/evil.example' });
    expect(ran.err).toContain('slow, slower');
  });

  it('of ten thousand rules is judged to its end', async () => {
    const rules = Array.from({ length: 10_000 }, (_, index) => ({
      id: `r${index}`,
      from: `/regi/${index}/{x}`,
      to: `/cimke/${index}-{x}`,
      status: 301,
      examples: [{ in: `/regi/${index}/a`, out: `/cimke/${index}-a` }],
    }));
    const files = { set: JSON.stringify({ rules }) };
    expect((await run(['lint', 'set'], { files })).code).toBe(0);
  });
});
