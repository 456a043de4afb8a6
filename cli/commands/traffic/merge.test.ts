import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../cli.fake.ts';

const rules = JSON.stringify({
  rules: [
    { id: 'round', from: '/kor/a', to: '/kor/b', status: 301 },
    { id: 'and-round', from: '/kor/b', to: '/kor/a', status: 301 },
    { id: 'nowhere', from: '/sehova/{x}', to: '/nincs/{x}/{x}/{x}', status: 301 },
    { id: 'loses', from: '/regi/{x}', to: '/rovat/{x}?forras=regi', status: 301 },
    { id: 'sleeps', from: '/alszik', to: '/te', status: 301 },
  ],
});

const targets = [
  '/te',
  '/g7/rovat/penz?oldal=2',
  '/rss',
  '/nincs/1/1/1',
  '/nincs/2/2/2?a=1',
  '/kor/a',
  '/sehova/1',
  '/sehova/2',
  '/regi/x?forras=uj',
  '/%zz',
  '/list/newest?fbclid=1',
  '/images/á.jpg',
];

const aLine = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .record({
        target: fc.constantFrom(...targets),
        method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'BREW'),
        status: fc.constantFrom(200, 301, 404, 410, 500),
        day: fc.constantFrom(20, 21, 22),
        from: fc.constantFrom('-', 'https://a.example/x', 'https://b.example/y?z=1', 'https://lapunk.example/'),
        agent: fc.constantFrom('Mozilla/5.0 (X11)', 'Googlebot/2.1'),
      })
      .map(
        ({ target, method, status, day, from, agent }) =>
          `192.0.2.7 - - [${day}/Nov/2026:12:00:00 +0000] "${method} ${target} HTTP/1.1" ${status} 5 "${from}" "${agent}"`,
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom('x', '{"a":1}', '- - -') },
);

const someLogs = fc.array(fc.array(aLine, { maxLength: 25 }), { minLength: 1, maxLength: 6 });

const howTold = fc.constantFrom(
  ['--json'],
  ['--json', '--all', '--audience'],
  ['--format', 'html', '--keep-query'],
  ['--format', 'csv'],
  ['--format', 'junit', '--since', '2026-11-21'],
  ['--format', 'md', '--audience', '--method', 'GET,POST'],
  ['--format', 'table', '--include', 'n'],
);

const untimed = (text: string): string =>
  text.replace(/"seconds":[\d.]+| time="[^"]*"/, '').replaceAll(/másodperc[^\d]*[\d,]+|[\d,]+ másodperc|(?<= ) +/g, '');

const counting = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg, at) =>
    /^--(keep|since|method|include)/.test(arg) ? args.slice(at, arg === '--keep-query' ? at + 1 : at + 2) : [],
  );

const partialOf = async (log: string, bytes: Buffer, args: readonly string[] = []): Promise<Buffer> => {
  const line = [
    'replay',
    log,
    '--rules',
    'rules.json',
    '--partial',
    '-o',
    'out.gz',
    '--log-format',
    'combined',
    ...args,
  ];
  const { compressed } = await run(line, { files: { 'rules.json': rules }, bytes: { [log]: [bytes] } });
  return compressed['out.gz'] ?? Buffer.alloc(0);
};

describe('merge', () => {
  it('prints the same as one replay of all logs', async () => {
    await fc.assert(
      fc.asyncProperty(
        someLogs,
        howTold,
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        async (logs, args, packs, order) => {
          // The line number makes each file unique: identical logs have the same fingerprint.
          const files = logs.map((lines, at) => `${lines.join('\n')}\n/${at}\n`);
          const names = files.map((_, at) => `${at}.log`);
          const inputs = files.map((text, at) => (packs && at % 2 === 1 ? gzipSync(text) : Buffer.from(text)));
          const given = Object.fromEntries(names.map((name, at) => [name, [inputs[at] as Buffer]]));
          const shared = ['--rules', 'rules.json', '--log-format', 'combined', ...args];
          const whole = await run(['replay', ...names, ...shared], { files: { 'rules.json': rules }, bytes: given });
          const partials: Record<string, readonly Buffer[]> = {};
          for (const [at, name] of names.entries())
            partials[`${at}.gz`] = [await partialOf(name, inputs[at] as Buffer, counting(args))];
          const shuffled = Object.keys(partials)
            .map((name) => ({ name, at: order.next().value }))
            .sort((one, other) => one.at - other.at)
            .map(({ name }) => name);
          const merged = await run(['merge', ...shuffled, ...shared], {
            files: { 'rules.json': rules },
            bytes: partials,
          });
          expect(untimed(merged.out)).toBe(untimed(whole.out));
          expect(merged).toMatchObject({ code: whole.code, err: whole.err });
        },
      ),
      { numRuns: 60 },
    );
  });

  const logs = ['"GET /te HTTP/1.1" 200 5', '"GET /rss HTTP/1.1" 200 5'].map((request) =>
    Buffer.from(`192.0.2.7 - - [21/Nov/2026:12:00:00 +0000] ${request}\n`),
  );
  const merged = (partials: readonly Buffer[], ...args: readonly string[]) =>
    run(['merge', ...Object.keys(partials), '--json', ...args], {
      files: { 'rules.json': rules },
      bytes: Object.fromEntries(partials.map((bytes, at) => [at, [bytes]])),
    });
  const both = (...args: readonly string[]): Promise<readonly Buffer[]> =>
    Promise.all(logs.map((log, at) => partialOf(`${at}.log`, log, args)));

  it('reads gzipped lines: parameters, then counts by key', async () => {
    const [partial = Buffer.alloc(0)] = await both('--include', '^/te');
    const [header, ...counts] = gunzipSync(partial)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toEqual({
      type: 'partial',
      schemaVersion: 1,
      rules: expect.stringMatching(/^[0-9a-f]{64}$/),
      options: expect.objectContaining({ include: String.raw`^\/te`, since: null, host: 'lapunk.example' }),
      inputs: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    });
    const keys = counts.map(({ key }) => key);
    expect(keys).toEqual(keys.toSorted());
    expect(keys.length).toBeGreaterThan(4);
  });

  it('refuses other rules, other options, and shares', async () => {
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await both();
    const [other = Buffer.alloc(0)] = await both('--keep-query');
    const set = ['--rules', 'rules.json'];
    expect(await merged([first, second])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--rules') });
    expect(await merged([other, second], ...set)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('keepQuery'),
    });
    expect(await merged([first, second], '--include', 'x', ...set)).toMatchObject({ code: 2, out: '' });
    expect(await merged([first, second], '--limit', '1', ...set)).toMatchObject({ code: 2, out: '' });
    expect(await merged([first, second], ...set)).toMatchObject({ code: 0 });
    expect(await run(['replay', '-', '--partial'], { input: ['/te'] })).toMatchObject({ code: 2, out: '' });
    expect(await run(['replay', '-', '--partial', '-o', 'x', '--sample-rate', '10%'])).toMatchObject({ code: 2 });
  });

  it('rejects damaged and duplicate reports', async () => {
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await both();
    const set = ['--rules', 'rules.json'];
    const text = gunzipSync(second).toString().split('\n');
    const swapped = gzipSync([text[0], text[2], text[1], ...text.slice(3)].join('\n'));
    for (const damaged of [second.subarray(0, -9), Buffer.from('x'), Buffer.alloc(0), swapped, gzipSync('{}\n')])
      expect(await merged([first, damaged], ...set)).toMatchObject({
        code: 3,
        out: '',
        err: expect.stringContaining('1: nem a replay'),
      });
    expect(await merged([first, first], ...set)).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringContaining('kétszer'),
    });
    expect(await run(['merge', 'nincs.gz', ...set], { files: { 'rules.json': rules } })).toMatchObject({
      code: 3,
      out: '',
    });
  });
});
