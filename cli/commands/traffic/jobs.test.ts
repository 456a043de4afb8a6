import { hash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run, threadsIn } from '../../cli.fake.ts';
import type { StartThread } from '../../installation/thread.ts';

const rules = JSON.stringify({
  rules: [
    { id: 'round', from: '/kor/a', to: '/kor/b', status: 301 },
    { id: 'and-round', from: '/kor/b', to: '/kor/a', status: 301 },
    { id: 'nowhere', from: '/sehova/{x}', to: '/nincs/{x}/{x}/{x}', status: 301 },
    { id: 'sleeps', from: '/alszik', to: '/te', status: 301 },
  ],
});

const request = fc.record({
  target: fc.constantFrom('/te', '/nincs/1/1/1', '/kor/a', '/sehova/1', '/%zz', '/g7/rovat/penz?oldal=2', '/képek/á'),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'BREW'),
  status: fc.constantFrom(200, 301, 404),
  day: fc.constantFrom(20, 21),
  from: fc.constantFrom('-', 'https://a.example/x', 'https://b.example/y?z=1'),
  agent: fc.constantFrom('Mozilla/5.0 (X11)', 'Googlebot/2.1'),
});

type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

const combined = ({ target, method, status, day, from, agent }: Request): string =>
  `192.0.2.7 - - [${day}/Nov/2026:12:00:00 +0000] "${method} ${target} HTTP/1.1" ${status} 5 "${from}" "${agent}"`;

const formats: Readonly<Record<string, (request: Request) => string>> = {
  combined,
  'vhost-combined': (one) => `lapunk.example ${combined(one)}`,
  json: ({ target, method, status, day, from, agent }) =>
    JSON.stringify({ path: target, method, status, time: `2026-11-${day}T12:00:00Z`, referrer: from, agent }),
  urls: ({ target }) => target,
  weighted: ({ target, status, day }) => `${day}\t${target}\t${status}`,
  w3c: ({ target, method, status, day }) =>
    `2026-11-${day} 12:00:00 192.0.2.1 ${method} ${target} - 443 - 192.0.2.7 x - ${status} 0 0 1`,
};

const spoiled = fc.constantFrom('', '', 'x "', '{"a":1}', `- ${'é'.repeat(90)} "`, 'x'.repeat(400), '"GET / HTTP/1.1"');

const aLog = fc
  .record({
    format: fc.constantFrom(...Object.keys(formats)),
    lines: fc.array(fc.oneof({ weight: 6, arbitrary: request }, { weight: 1, arbitrary: spoiled }), { maxLength: 25 }),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    lastEnd: fc.boolean(),
    mark: fc.boolean(),
    latin1: fc.boolean(),
    compressed: fc.constantFrom(false, false, false, true),
  })
  .map(({ format, lines, lineEnd, lastEnd, mark, latin1, compressed }) => {
    const written = lines.map((line) => (typeof line === 'string' ? line : formats[format]?.(line)));
    const text = `${written.join(lineEnd)}${lastEnd ? lineEnd : ''}`;
    const bytes = Buffer.concat([Buffer.from(mark ? '\ufeff' : ''), Buffer.from(text, latin1 ? 'latin1' : 'utf8')]);
    return compressed ? gzipSync(bytes) : bytes;
  });

const howTold = fc.constantFrom(
  ['--json', '--all', '--audience', '--max-bad', '99%'],
  ['--format', 'ndjson', '--since', '2026-11-21'],
  ['--format', 'csv', '--keep-query'],
  ['--format', 'table', '--method', 'GET,POST', '--include', 'n'],
  ['--format', 'html', '--log-format', 'combined'],
  ['--format', 'junit', '--log-format', 'json'],
);

/** Removes the seconds and their column width. */
const untimed = (text: string): string =>
  text.replace(/"seconds":[\d.]+| time="[^"]*"/, '').replaceAll(/másodperc[^\d]*[\d,]+|[\d,]+ másodperc|(?<= ) +/g, '');

describe('replay in several jobs', () => {
  it('prints the same as one job for any split of the logs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aLog, { minLength: 1, maxLength: 3 }),
        howTold,
        fc.constantFrom(2, 3),
        fc.constantFrom(1, 7, 64, 300),
        async (logs, args, jobs, partSize) => {
          const bytes = Object.fromEntries(logs.map((log, at) => [`${at}.log`, [log]]));
          const line = ['replay', ...Object.keys(bytes), '--rules', 'rules.json', ...args];
          const around = { files: { 'rules.json': rules }, bytes };
          const one = await run(line, around);
          const more = await run([...line, '--jobs', `${jobs}`], {
            ...around,
            partSize,
            startThread: threadsIn(bytes),
          });
          expect(untimed(more.out)).toBe(untimed(one.out));
          expect(more.code).toBe(one.code);
          expect(more.err.replace(/^--jobs: .*\n/, '')).toBe(one.err);
        },
      ),
    );
  });

  const day = Buffer.from('/te\n/nincs/1\n'.repeat(50));

  it.each([
    [['a.log'], { 'a.log': [gzipSync(day)] }, 'whole'],
    [['a.log', '--limit', '3'], { 'a.log': [day] }, 'limit'],
    [['a.log', '--sample-rate', '50%'], { 'a.log': [day] }, 'share'],
    [['a.log', '-'], { 'a.log': [day], '-': [day] }, 'input'],
    [['a.log', '--log-format', 'w3c'], { 'a.log': [day] }, 'whole'],
  ] as const)('says why one job does it: %s', async (args, bytes, why) => {
    let started = 0;
    const startThread: StartThread = (order) => {
      started += 1;
      return threadsIn(bytes)(order);
    };
    const { err } = await run(['replay', ...args, '--jobs', '2', '--lang', 'en'], { bytes, startThread, partSize: 9 });
    const words = { whole: 'must be read from its first', limit: '--limit', share: '--sample-rate' };
    const said = { ...words, input: 'standard input' }[why];
    expect(err.split('\n')[0]).toMatch(/^--jobs is ignored, because /);
    expect(err.split('\n')[0]).toContain(said);
    expect(started).toBe(0);
  });

  it.each(['0', 'x', '1000', '-2', '1.5', '65'])('refuses --jobs %s', async (jobs) => {
    const { code, out, err } = await run(['replay', 'a.log', '--jobs', jobs, '--lang', 'en'], {
      bytes: { 'a.log': [] },
    });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('--jobs <count>');
    expect(err).toContain('must be a whole number from 1 to 64');
  });

  it('writes no report when a thread is lost, however green the rest is', async () => {
    const startThread: StartThread = () => ({
      answer: Promise.reject(new Error('out of memory')),
      interrupt: () => {},
      stop: () => {},
    });
    const ran = await run(['replay', 'a.log', '--jobs', '2', '--json', '--lang', 'en'], {
      bytes: { 'a.log': [Buffer.from('/te\n'.repeat(99))] },
      startThread,
      partSize: 20,
    });
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toBe(
      'a thread of --jobs ended unexpectedly (out of memory); its counts are lost, so there is no report. Run again with --jobs 1\n',
    );
  });

  it('stops its threads and reports what all of them have read when it is interrupted', async () => {
    const bytes = { 'a.log': [Buffer.from('/te\n'.repeat(2000))] };
    let stopped = 0;
    const startThread: StartThread = <Answer>(order: unknown) => ({
      ...threadsIn(bytes)<Answer>(order),
      stop: () => {
        stopped += 1;
      },
    });
    const ran = await run(['replay', 'a.log', '--jobs', '3', '--json'], {
      bytes,
      startThread,
      partSize: 100,
      interruptAfter: 4,
    });
    expect(ran.code).toBe(130);
    const { interrupted, requests, outcomes } = JSON.parse(ran.out);
    expect(interrupted).toBe(true);
    expect(requests).toBe(outcomes.page);
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThan(2000);
    expect(stopped).toBe(2);
    const table = await run(['replay', 'a.log'], {
      bytes: { 'a.log': Array.from({ length: 9 }, () => bytes['a.log'][0] as Buffer) },
      interruptAfter: 3,
    });
    expect(table.out).toMatch(/megszakítva +csak egy részét olvasta\n/);
  });

  it('numbers unreadable lines as the whole log does, empty ones among them', async () => {
    const bytes = { 'a.log': [Buffer.from(`/te\n\n\n${'/te\n'.repeat(40)}\n\u0001\n/te\n`)] };
    const line = ['replay', 'a.log', '--json', '--log-format', 'urls'];
    for (const args of [[], ['--jobs', '2']]) {
      const { out } = await run([...line, ...args], { bytes, startThread: threadsIn(bytes), partSize: 11 });
      expect(JSON.parse(out).unreadable).toEqual([{ source: 'a.log', line: 45, sample: '%01' }]);
    }
  });

  it('reports a log without requests, and one named twice', async () => {
    const bytes = { 'a.log': [Buffer.from('/te\n')], 'empty.log': [Buffer.from('')] };
    const line = ['replay', '--json', '--log-format', 'urls', '--lang', 'en'];
    for (const args of [[], ['--jobs', '2']]) {
      const startThread = threadsIn(bytes);
      const ran = await run([...line, 'a.log', 'empty.log', 'a.log', ...args], { bytes, startThread });
      expect(ran.code).toBe(0);
      expect(ran.err.split('\n')).toEqual(
        expect.arrayContaining([
          'empty.log: empty, it has no requests',
          'a.log: given twice, so each of its requests counts twice',
        ]),
      );
      const alone = await run([...line, 'a.log', ...args], { bytes, startThread });
      expect(alone.err).not.toMatch(/empty|twice/);
    }
  });

  it('names the most frequent methods, of however many a hostile log has', async () => {
    const lines = Array.from({ length: 9000 }, (_, at) => `{"path":"/te","method":"M${at % 4500}"}\n`);
    const late = Array.from({ length: 40 }, () => '{"path":"/te","method":"LATE"}\n');
    const bytes = { 'a.log': [Buffer.from(`${lines.join('')}${late.join('')}{"path":"/te"}\n`)] };
    const told = async (...args: readonly string[]): Promise<Readonly<Record<string, number>>> => {
      const ran = await run(['replay', 'a.log', '--json', ...args], {
        bytes,
        startThread: threadsIn(bytes),
        partSize: 40_000,
      });
      return JSON.parse(ran.out).notJudged;
    };
    const one = await told();
    expect(one['LATE']).toBe(40);
    expect(one['?']).toBe(9000 - 60);
    expect(await told('--jobs', '2')).toEqual(one);
  });

  it('shows half a character as undecodable bytes, with any number of jobs', async () => {
    const line = String.raw`{"host":"pelda.example","path":"/\ud800/1/2/3"}`;
    const bytes = { 'a.log': [Buffer.from(`${line}\n`.repeat(9))] };
    const told = async (...args: readonly string[]): Promise<string> => {
      const ran = await run(['replay', 'a.log', '--json', ...args], {
        bytes,
        startThread: threadsIn(bytes),
        partSize: 70,
      });
      return untimed(ran.out);
    };
    const one = await told();
    expect(one).toContain('"bad-request":9');
    expect(await told('--jobs', '2')).toBe(one);
  });

  it('writes the partial result of one job, with the fingerprints of whole logs', async () => {
    const bytes = {
      'a.log': [day.subarray(0, 99), day.subarray(99)],
      'b.log': [gzipSync(day)],
      'c.log': [Buffer.from('/nincs/9\n'.repeat(20))],
    };
    const line = ['replay', ...Object.keys(bytes), '--partial', '-o', 'x.gz'];
    const around = { bytes, startThread: threadsIn(bytes), partSize: 30 };
    const [one, more] = [await run(line, around), await run([...line, '--jobs', '3'], around)];
    const partial = gunzipSync(more.compressed['x.gz'] ?? '').toString();
    expect(partial).toBe(gunzipSync(one.compressed['x.gz'] ?? '').toString());
    const sums = Object.values(bytes).map((chunks) => hash('sha256', Buffer.concat(chunks)));
    expect(JSON.parse(partial.split('\n')[0] ?? '').inputs).toEqual(sums.toSorted());
    expect(more.err).toBe(one.err);
  });
});
