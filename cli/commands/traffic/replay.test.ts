import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Ran } from '../../cli.fake.ts';
import { objects, run } from '../../cli.fake.ts';

const line = (target: string, status = 200, method = 'GET', clock = '12:00:00'): string =>
  `192.0.2.77 - - [21/Nov/2026:${clock} +0000] "${method} ${target} HTTP/1.1" ${status} 5 "-" "secret-agent"`;

const rule = (id: string, from: string, to: string): object => ({ id, from, to, status: 301 });

const planted = JSON.stringify({
  rules: [
    rule('round', '/kor/a', '/kor/b'),
    rule('and-round', '/kor/b', '/kor/a'),
    rule('grow', '/no/{rest...}', '/no/x/{rest...}'),
    rule('abroad', '/idegen/{x}', 'https://evil.example/{x}'),
    rule('tricky', '/trukk', '//evil.example'),
    rule('loses', '/regi/{x}', '/rovat/{x}?forras=regi'),
    rule('hash', '/hash', '/te#ide'),
    rule('first', '/egy', '/ketto'),
    rule('second', '/ketto', '/te'),
    rule('nowhere', '/sehova', '/nincs'),
    rule('shop', '/bolt', 'https://bolt.example/'),
    rule('sleeps', '/alszik', '/te'),
  ],
});

const logs = (...lines: readonly string[]): Readonly<Record<string, string>> => ({
  'a.log': `${lines.join('\n')}\n`,
  'rules.json': planted,
});

const summary = (ran: Ran): Readonly<Record<string, unknown>> => objects(ran)[0] ?? {};

const findings = (ran: Ran): readonly string[] =>
  (summary(ran)['findings'] as readonly { kind: string; url: string; hits: number }[])
    .filter(({ kind }) => kind !== 'dead-rule')
    .map(({ kind, url, hits }) => `${kind} ${url} ${hits}`);

describe('replay --json', () => {
  it('has the shape of the contract, and counts that add up', async () => {
    const ran = await run(['replay', 'a.log', '--json'], {
      files: logs(
        line('/te'),
        line('/te', 304),
        line('/g7/rovat/penz?oldal=2'),
        line('/list/newest?fbclid=1', 301),
        line('/rss'),
        line('/nincs', 404),
        line('/%zz', 400),
        'x',
      ),
    });
    expect(ran).toMatchObject({
      code: 3,
      err: '  a.log, 8. sor: *\ntúl sok az olvashatatlan sor: 1 a 8 közül (lásd --log-format, --max-bad)\n',
    });
    expect(summary(ran)).toEqual({
      schemaVersion: 1,
      lines: 8,
      requests: 7,
      bad: 1,
      outcomes: { page: 3, resource: 1, redirect: 1, 'not-found': 1, 'bad-request': 1 },
      final: { page: 4, resource: 1, 'not-found': 1, 'bad-request': 1, external: 0 },
      notFound: 1,
      topNotFound: [{ url: '/nincs', hits: 1 }],
      notJudged: {},
      filtered: 0,
      rows: expect.objectContaining({
        'not-found': { listed: 1, of: 1, requests: 1 },
        'new-404': { listed: 0, of: 0, requests: 0 },
      }),
      unreadable: [{ source: 'a.log', line: 8, sample: '*' }],
      formats: { combined: 8 },
      interrupted: false,
      sites: { lapunk: 6, g7: 1 },
      routes: { youth: 2, articles_by_mstag: 1, legfrissebb: 1 },
      rules: expect.arrayContaining([
        { id: 'newest', hits: 1 },
        { id: 'strip-fbclid', hits: 1 },
        { id: 'shop', hits: 0 },
      ]),
      findings: expect.arrayContaining([{ kind: 'dead-rule', url: '/shop', hits: 0, rules: ['shop'] }]),
      seconds: expect.any(Number),
    });
    expect(findings(ran)).toEqual([]);
  });

  it('takes a counted line for as many requests', async () => {
    const counted = ['1000000000\t/te\t200', '3\t/nincs\t200', '2\t/nincs?fbclid=1\t301', '0\t/te\t200'];
    const ran = await run(['replay', '-', '--json'], { input: counted });
    expect(summary(ran)).toMatchObject({
      lines: 1_000_000_005,
      requests: 1_000_000_005,
      bad: 0,
      notFound: 5,
      final: { page: 1_000_000_000, 'not-found': 5 },
      topNotFound: [
        { url: '/nincs', hits: 3 },
        { url: '/nincs?fbclid=*', hits: 2 },
      ],
    });
    expect(findings(ran)).toEqual(['new-404 /nincs 3', 'redirect-into-404 /nincs?fbclid=* 2']);
  });

  it.each([
    ['nothing at all', '', []],
    ['a filter that leaves nothing', line('/te'), ['--include', '^/mas']],
    ['a method that nobody used', line('/te'), ['--method', 'PUT']],
  ])('does not reassure after %s', async (_, log, args) => {
    for (const format of ['table', 'html', 'junit', 'md']) {
      const ran = await run(['replay', 'a.log', '--format', format, ...args], { files: { 'a.log': log } });
      expect(ran).toMatchObject({ code: 3, err: expect.stringContaining('semmi sem került megítélésre') });
      expect(ran.out).toContain('semmi sem került megítélésre');
      expect(ran.out).not.toContain('Egyetlen kérés sem');
    }
  });

  it('counts built-in redirects that end in a 404 by their final outcome', async () => {
    const ran = await run(['replay', 'a.log', '--json', '--fail-on', 'new-404', '--max-404-rate', '50%'], {
      files: logs(line('/nincs?fbclid=1'), line('/nincs?fbclid=2', 301), line('/te')),
    });
    expect(ran.code).toBe(1);
    expect(summary(ran)).toMatchObject({ notFound: 2, outcomes: { redirect: 2, 'not-found': 0 } });
    expect(findings(ran)).toEqual(['redirect-into-404 /nincs?fbclid=* 2']);
  });

  it('counts by the end a page that the sister site does not offer, behind a built-in redirect too', async () => {
    const ran = await run(['replay', 'a.log', '--host', 'testver.example', '--json'], {
      files: logs(line('/te?fbclid=1'), line('/te/')),
    });
    expect(ran.code).toBe(1);
    expect(summary(ran)).toMatchObject({ notFound: 2, final: { page: 0, 'not-found': 2 } });
    expect(findings(ran)).toEqual(['redirect-into-404 /te/ 1', 'redirect-into-404 /te?fbclid=* 1']);
  });

  it.each([
    ['the log has only as missing', [line('/nincs', 404)], 'was-404 /nincs?fbclid=* 1', 0],
    ['lived in the same log', [line('/nincs', 404), line('/nincs', 200)], 'redirect-into-404 /nincs?fbclid=* 1', 1],
    ['the log does not have', [], 'redirect-into-404 /nincs?fbclid=* 1', 1],
    ['the log has with another query', [line('/nincs?a=2', 404)], 'redirect-into-404 /nincs?fbclid=* 1', 1],
  ])('takes a redirect for broken before where its end is one that %s', async (_, lines, expected, code) => {
    for (const order of [
      [line('/nincs?fbclid=1', 302), ...lines],
      [...lines, line('/nincs?fbclid=1', 302)],
    ]) {
      const ran = await run(['replay', 'a.log', '--json', '--fail-on', 'new-404'], { files: logs(...order) });
      expect(findings(ran)).toContain(expected);
      const only = await run(['replay', 'a.log', '--json', '--fail-on', 'redirect-into-404'], {
        files: logs(...order),
      });
      expect(only.code).toBe(code);
    }
  });

  it('judges requests for pages, and reports skipped ones', async () => {
    const files = logs(line('/te'), line('/te', 200, 'HEAD'), line('/nincs', 200, 'POST'), line('/g7'), 'x');
    const ran = await run(['replay', 'a.log', '--json', '--exclude', 'g7', '--max-bad', '50%'], { files });
    expect(ran.code).toBe(0);
    expect(summary(ran)).toMatchObject({ lines: 5, requests: 2, bad: 1, filtered: 1, notJudged: { POST: 1 } });
    const asked = await run(['replay', 'a.log', '--json', '--method', 'post', '--max-bad', '50%'], { files });
    expect(asked.code).toBe(1);
    expect(summary(asked)).toMatchObject({ requests: 1, notJudged: { GET: 2, HEAD: 1 } });
  });

  it('counts requests that are not for pages by their method', async () => {
    const line = (request: string): string => `192.0.2.1 - - [20/Nov/2026:12:00:00 +0100] "${request}" 200 5`;
    const input = ['GET /te HTTP/1.1', 'OPTIONS * HTTP/1.0', 'PRI * HTTP/2.0', 'CONNECT gep.example:443 HTTP/1.1'];
    const ran = await run(['replay', '--json'], { input: input.map(line) });
    expect(ran.code).toBe(0);
    expect(summary(ran)).toMatchObject({
      lines: 4,
      requests: 1,
      bad: 0,
      notJudged: { CONNECT: 1, OPTIONS: 1, PRI: 1 },
    });
  });

  it('cuts no list without saying so, and with --all none', async () => {
    const dead = Array.from({ length: 1217 }, (_, index) => line(`/nincs-${index}`));
    const files = logs(...dead, line('/nincs-7'));
    const cut = await run(['replay', 'a.log', '--json'], { files });
    expect(summary(cut)).toMatchObject({ rows: { 'new-404': { listed: 1000, of: 1217, requests: 1218 } } });
    expect(findings(cut)).toHaveLength(1000);
    expect(findings(cut)[0]).toBe('new-404 /nincs-7 2');
    const all = await run(['replay', 'a.log', '--json', '--all'], { files });
    expect(summary(all)).toMatchObject({ rows: { 'new-404': { listed: 1217, of: 1217, requests: 1218 } } });
    expect(new Set(findings(all)).size).toBe(1217);
    const written = async (format: string, ...args: readonly string[]): Promise<string> =>
      (await run(['replay', 'a.log', '--format', format, ...args], { files })).out;
    expect(await written('table')).toMatch(/20 \/ 1\s217 cím/);
    for (const format of ['md', 'junit', 'html']) expect(await written(format)).toMatch(/1\s217/);
    expect(await written('csv')).toContain('rows,new-404,1217,\r\n');
    for (const format of ['csv', 'ndjson', 'table', 'md', 'html', 'junit'])
      expect((await written(format, '--all')).match(/nincs-1216\b/g)?.length).toBeGreaterThan(0);
  });

  it('is clean when nothing but sleeping rules is found', async () => {
    expect(await run(['replay', 'a.log', '--json'], { files: logs(line('/te')) })).toMatchObject({ code: 0, err: '' });
  });

  it('names every planted fault, each with the rules that show it', async () => {
    const targets = [
      '/kor/a',
      '/no/1',
      '/idegen/x',
      '/trukk',
      '/regi/hirek?a=1&forras=2',
      '/hash?a',
      '/hash',
      '/egy',
      '/egy',
      '/bolt?a=1',
      '/sehova',
      '/x/',
      '/elveszett',
      '/volt',
    ];
    const ran = await run(['replay', 'a.log', '--rules', 'rules.json', '--json'], {
      files: logs(...targets.map((target) => line(target)), line('/regota-nincs', 404)),
    });
    expect(ran.code).toBe(1);
    expect(findings(ran)).toEqual([
      'loop /kor/a 1',
      'loop /no/1 1',
      'unsafe-target /idegen/x 1',
      'unsafe-target /trukk 1',
      'new-404 /elveszett 1',
      'new-404 /kor/a 1',
      'new-404 /no/1 1',
      'new-404 /volt 1',
      'redirect-into-404 /sehova 1',
      'redirect-into-404 /trukk 1',
      'redirect-into-404 /x/ 1',
      'lost-query /hash?a 1',
      'lost-query /regi/hirek?a=*&forras=* 1',
      'chain /egy 2',
    ]);
    expect(summary(ran)['findings']).toContainEqual({
      kind: 'loop',
      url: '/kor/a',
      hits: 1,
      rules: expect.arrayContaining(['round', 'and-round']),
    });
    expect(
      (summary(ran)['findings'] as readonly { kind: string; url: string }[])
        .filter(({ kind }) => kind === 'dead-rule')
        .map(({ url }) => url),
    ).toEqual(['/alszik']);
  });

  it.each([
    [['--fail-on', 'loop'], 0],
    [['--fail-on', 'new-404,chain'], 1],
    [['--fail-on', 'none'], 0],
    [['--fail-on', 'none', '--max-404-rate', '50%'], 0],
    [['--fail-on', 'none', '--max-404-rate', '0.4'], 1],
    [['--max-bad', '0'], 1],
    [['--fail-on', 'dead-rule'], 1],
    [['--fail-on', 'all'], 1],
  ])('%j ends with %d', async (args, code) => {
    expect(await run(['replay', 'a.log', ...args], { files: logs(line('/te'), line('/nincs')) })).toMatchObject({
      code,
    });
  });

  it.each([
    [['--include', '^/g7'], 1],
    [['--exclude', 'g7|/te'], 2],
    [['--since', '2026-11-21T12:30'], 2],
    [['--until', '2026-11-21T12:30:00Z'], 2],
    [['--method', 'post,PUT'], 1],
    [['--limit', '2'], 2],
    [['--sample-rate', '0.5'], 2],
    [['--include', '/', '--limit', '3'], 3],
  ])('takes by %j %d requests', async (args, requests) => {
    const files = logs(
      line('/te'),
      line('/g7'),
      line('/', 200, 'POST'),
      line('/after', 200, 'GET', '13:00:00'),
      line('/karakter', 200, 'GET', '14:00:00'),
    );
    expect(summary(await run(['replay', 'a.log', '--json', ...args], { files }))).toMatchObject({ requests, bad: 0 });
  });

  it('uses the host of the log, or of the option, or the main site', async () => {
    const files = {
      urls: 'https://testver.example/te\n/te\n',
      json: '{"host":"testver.example","path":"/te"}\n',
      vhost: `testver.example:443 ${line('/te')}\n`,
    };
    const notFound = async (...args: readonly string[]): Promise<unknown> =>
      (
        summary(await run(['replay', '--json', '--fail-on', 'none', ...args], { files }))['outcomes'] as {
          'not-found': number;
        }
      )['not-found'];
    expect(
      await Promise.all([
        notFound('urls'),
        notFound('urls', '--host', 'testver.example'),
        notFound('json'),
        notFound('vhost'),
        notFound('json', 'vhost', 'urls'),
      ]),
    ).toEqual([1, 2, 1, 1, 3]);
  });

  it('reads standard input, gzip and several files', async () => {
    const bytes = { '-': [Buffer.from('/te\n/g'), Buffer.from('7\n')], 'b.gz': [gzipSync(`${line('/te')}\n`)] };
    for (const args of [[], ['-']])
      expect(summary(await run(['replay', '--json', ...args], { bytes }))).toMatchObject({ requests: 2 });
    expect(
      summary(await run(['replay', '--json', '-', 'b.gz', 'a.log'], { bytes, files: logs(line('/te')) })),
    ).toMatchObject({ requests: 4, lines: 4 });
  });

  it('hides values and clients', async () => {
    const files = logs(line('/nincs?email=kis.eva@pelda.hu&oldal=2'));
    const ran = await run(['replay', 'a.log', '--format', 'ndjson'], { files });
    expect(ran.out).not.toMatch(/192\.0|kis\.eva|secret-agent/);
    expect((await run(['replay', 'a.log', '--format', 'ndjson', '--keep-query'], { files })).out).toContain(
      'kis.eva@pelda.hu',
    );
  });
});

describe('replay of malformed input', () => {
  it('reports a missing log, and reads the others', async () => {
    const ran = await run(['replay', 'none.log', 'a.log', '--json'], { files: logs(line('/te')) });
    expect(ran).toMatchObject({ code: 3, err: 'nem olvasható: none.log (nincs ilyen fájl)\n' });
    expect(summary(ran)).toMatchObject({ requests: 1 });
  });

  it('loses nothing before a cut', async () => {
    const zipped = gzipSync(
      Array.from({ length: 3000 }, (_, index) => `${line(`/te?${(index * 7919) % 10_007}`)}\n`).join(''),
    );
    const ran = await run(['replay', 'a.gz', '--json', '--lang', 'en'], {
      bytes: { 'a.gz': [zipped.subarray(0, -100)] },
    });
    expect(ran).toMatchObject({
      code: 3,
      err: 'a.gz: the compressed data is truncated or damaged; the part before the damage is counted\n',
    });
    expect(summary(ran)['requests']).toBeGreaterThan(2500);
  });

  it.each([
    ['lz4', [0x04, 0x22, 0x4d, 0x18, 0x24, 0, 1, 0, 0]],
    ['zip', [0x50, 0x4b, 3, 4, 20, 0, 0, 0]],
  ])('says that it does not read %s', async (name, first) => {
    for (const format of ['table', 'html', 'junit', 'md', 'json', 'csv']) {
      const ran = await run(['replay', 'a.log', 'x', '--format', format], {
        files: logs(line('/te')),
        bytes: { x: [Buffer.from(first)] },
      });
      expect(ran).toMatchObject({ code: 3, err: expect.stringContaining(`x: ezt a tömörítést (${name})`) });
      expect(ran.out).not.toContain('Egyetlen kérés sem');
      if (format === 'junit') expect(ran.out).toContain('<failure message="Nem dönthető el');
    }
  });

  it('counts binary lines as unreadable, and prints samples without client addresses', async () => {
    const files = logs(
      ...Array.from({ length: 10 }, () => line('/te')),
      '192.0.2.77 - eva@pelda.hu [x] "GET /a?token=secret HTTP/1.1" oops',
    );
    const ran = await run(['replay', 'a.log', '--json'], { files });
    expect(ran.code).toBe(3);
    expect(summary(ran)['unreadable']).toEqual([
      { source: 'a.log', line: 11, sample: expect.stringContaining('GET /*?*=* HTTP') },
    ]);
    expect(ran.out + ran.err).not.toMatch(/192\.0\.2|eva@|secret/);
    const urls = Buffer.from('/te\n\u00ff\u00fe\u0081\n/g7\n', 'latin1');
    const noise = await run(['replay', 'u', '--json', '--max-bad', '50%'], { bytes: { u: [urls] } });
    expect(summary(noise)).toMatchObject({ requests: 2, bad: 1, outcomes: { 'bad-request': 0 } });
  });

  it.each(['table', 'json', 'ndjson', 'csv', 'md', 'html', 'junit'])(
    'says in %s that it was interrupted',
    async (format) => {
      const chunk = Buffer.from(`${line('/te')}\n`.repeat(800));
      const ran = await run(['replay', '--format', format], {
        bytes: { '-': [chunk, chunk, chunk] },
        interruptAfter: 2,
      });
      expect(ran.code).toBe(130);
      expect(ran.out).toMatch(/megszakítva|"interrupted":true|interrupted,1/);
    },
  );

  it('reports a partial result when interrupted', async () => {
    const chunk = Buffer.from(`${line('/te')}\n`);
    const ran = await run(['replay', '--json'], { bytes: { '-': [chunk, chunk, chunk, chunk] }, interruptAfter: 2 });
    expect(ran).toMatchObject({ code: 130, err: 'megszakítva: a jelentés csak az eddig olvasottakról szól\n' });
    expect(summary(ran)['requests']).toBeLessThan(4);
  });

  it('has findings in a binary file neither, but code 3', async () => {
    const binary = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));
    expect(await run(['replay', 'x', '--json'], { bytes: { x: [binary] } })).toMatchObject({ code: 3 });
  });

  it('rejects an invalid rule set, and never runs regular expressions', async () => {
    const files = {
      ...logs(line('/te')),
      'bad.json': '{"rules":[{"id":"x"}]}',
      'regex.json': '{"rules":[{"id":"slow","regex":"^(a+)+$","to":"/te","status":301}]}',
    };
    expect(await run(['replay', 'a.log', '--rules', 'bad.json'], { files })).toMatchObject({ code: 4, out: '' });
    expect(await run(['replay', 'a.log', '--rules', 'nope.json'], { files })).toMatchObject({ code: 4, out: '' });
    const ran = await run(['replay', 'a.log', '--rules', 'regex.json'], { files });
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('slow');
  });

  it.each([
    [['--fail-on', 'nope']],
    [['--max-404-rate', '-1']],
    [['--max-bad', 'NaN']],
    [['--limit', '0']],
    [['--limit', '1e99']],
    [['--sample-rate', '0']],
    [['--sample-rate', '1']],
    [['--max-404-rate', '1']],
    [['--max-bad', '5']],
    [['--since', 'tegnap']],
    [['--include', '(']],
    [['--format', 'xml']],
    [['--log-format', 'iis']],
    [['--json', '--format', 'html']],
  ])('%j is not how it is used', async (args) => {
    expect(await run(['replay', 'a.log', ...args], { files: logs(line('/te')) })).toMatchObject({ code: 2, out: '' });
  });
});

describe('the report of a replay', () => {
  const hostile = '/"><script>alert(1)</script>|`,=cmd';
  const files = logs(line(hostile.replace('"', String.raw`\x22`)), line('/egy?x=1'), line('/te'));
  const report = (format: string, ...args: readonly string[]): ReturnType<typeof run> =>
    run(['replay', 'a.log', '--rules', 'rules.json', '--format', format, ...args], { files });

  it('is a table on a terminal', async () => {
    const { out, code } = await report('table');
    expect(code).toBe(1);
    for (const text of ['Összesen\n', 'Szabálylánc · 1 kérés', 'first → second', 'Leggyakoribb nem talált címek'])
      expect(out).toContain(text);
    expect(out).not.toContain('\u001b');
  });

  it('counts the rows that it leaves out, and says that content is not looked up', async () => {
    const lines = Array.from({ length: 46 }, (_, at) => line(`/nincs-${at}`));
    for (const [format, cutLists] of [
      ['table', 2],
      ['md', 0],
    ] as const) {
      const { out } = await run(['replay', 'a.log', '--format', format], { files: logs(...lines) });
      expect(out.match(/^és még 26 /gm) ?? [], format).toHaveLength(cutLists);
      expect(out).toContain('A tartalmat nem nézi');
    }
    const { out } = await run(['replay', 'a.log', '--all'], { files: logs(...lines) });
    expect(out).not.toContain('és még');
  });

  it('has no table of zeros where nothing was judged', async () => {
    const missing = await run(['replay', 'nincs.log'], { files: {} });
    expect(missing).toMatchObject({ code: 3, out: 'semmi sem került megítélésre\n' });
    const onTerminal = await run(['replay', 'nincs.log'], { files: {}, columns: 80 });
    expect(onTerminal.err).toBe('nem olvasható: nincs.log (nincs ilyen fájl)\n');
    const filtered = await run(['replay', 'a.log', '--include', 'semmi'], { files: logs(line('/te')) });
    expect(filtered.out).toMatch(/kiszűrt +1\n/);
    expect(filtered.out).not.toMatch(/szabály|hányad/);
  });

  it('is one JSON object a line, each with its type', async () => {
    const lines = objects(await report('ndjson'));
    expect(new Set(lines.map(({ type }) => type))).toEqual(
      new Set(['summary', 'outcome', 'final', 'site', 'route', 'rule', 'not-found', 'finding']),
    );
    expect(lines[0]).toMatchObject({ type: 'summary', requests: 3, interrupted: false });
  });

  it('is the same object with --json and --format json', async () => {
    const [one, other] = [
      summary(await report('json')),
      summary(await run(['replay', 'a.log', '--rules', 'rules.json', '--json'], { files })),
    ];
    expect({ ...one, seconds: 0 }).toEqual({ ...other, seconds: 0 });
  });

  it('is CSV that a spreadsheet can open without harm', async () => {
    const { out } = await report('csv');
    expect(out).toMatch(/^section,name,hits,rules\r\nfigure,lines,3,\r\n/);
    expect(out).toContain('new-404,"/""><script>alert(1)</script>|`,=cmd",1,\r\n');
    expect(out).toContain('chain,/egy?x=*,1,first second\r\n');
  });

  it('is Markdown whose tables no address breaks', async () => {
    const { out } = await report('md');
    expect(out).toMatch(/^# Forgalom visszajátszása\n/);
    for (const row of out.split('\n').filter((text) => text.startsWith('| /')))
      expect(row.replaceAll(/\\./g, '').split('|').length).toBeLessThanOrEqual(5);
    expect(out).not.toContain('<script>');
  });

  it('is JUnit with a test for each kind and limit', async () => {
    const { out } = await report('junit', '--max-404-rate', '10%');
    expect(out).toContain('<testsuite name="replay" tests="13" failures="3"');
    expect(out).toContain('<testcase classname="replay" name="loop"/>');
    expect(out).toContain('&lt;script&gt;');
    expect(out).not.toContain('<script>');
  });

  it.each([
    ['hu', 'Forgalom visszajátszása', '2 kérés ütközik hibába. 1 kérés végén nincs oldal.'],
    ['en', 'Traffic replay', '2 requests have a fault. 1 request ends in not found.'],
  ])('is one self-contained HTML document in %s', async (lang, title, headline) => {
    const { out } = await report('html', '--lang', lang);
    expect(out).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${lang}">`));
    for (const text of [
      `<title>${title}</title>`,
      `<h1>${headline}</h1>`,
      '&lt;script&gt;',
      'prefers-color-scheme: dark',
      'a.log',
    ])
      expect(out).toContain(text);
    expect(out).not.toMatch(/<script|<link|src=|@import|url\(/);
  });

  it('goes to a file when one is named', async () => {
    const ran = await report('table', '-o', 'out.txt');
    expect(ran).toMatchObject({ out: '', err: 'a jelentés elkészült: out.txt\n' });
    expect(ran.written['out.txt']).toContain('Összesen');
    expect(await report('table', '-o', '/forbidden/x')).toMatchObject({
      code: 2,
      out: '',
      err: 'nem írható: /forbidden/x\n',
    });
  });

  it('shows its progress on a terminal only, and never on standard output', async () => {
    const shown = await run(['replay', 'a.log', '--json'], { files, showsProgress: true });
    expect(shown.err).toContain('█');
    expect(shown.err).satisfy((text: string) => text.endsWith('\r\u001b[K'));
    expect(shown.out).not.toContain('█');
    expect((await run(['replay', 'a.log', '--json'], { files })).err).toBe('');
  });
});
