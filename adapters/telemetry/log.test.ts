import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, type LogLevel } from './log.ts';

let lines: string[] = [];
const read = (): readonly Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
const logAt = (level: LogLevel) => createLog(level, (line) => void lines.push(line));
beforeEach(() => {
  lines = [];
});

describe('a log line', () => {
  it('is one line of JSON for any content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.dictionary(fc.string(), fc.anything()), (event, fields) => {
        lines = [];
        logAt('debug').info(event, { fields, big: 1n });
        expect(lines).toHaveLength(1);
        expect(lines[0]).toMatch(/^[^\n]*\n$/);
        expect(read()[0]).toMatchObject({ level: 'info' });
      }),
    );
  });

  it('contains nested errors, each only with name, message, code, stack and cause', () => {
    const deep = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432', { cause: new TypeError('why') }), {
      code: 'ECONNREFUSED',
      query: 'a reader’s own',
    });
    logAt('info').warn('page-unavailable', { cause: { upstream: 'main-api', cause: deep } });
    expect(read()[0]).toMatchObject({
      cause: {
        upstream: 'main-api',
        cause: { message: deep.message, code: 'ECONNREFUSED', cause: { name: 'TypeError', message: 'why' } },
      },
    });
    expect(lines[0]).not.toContain('own');
  });

  it('is written even when a value holds itself', () => {
    const round: { self?: unknown } = {};
    round.self = round;
    logAt('info').error('broken', { round });
    expect(read()[0]).toMatchObject({ level: 'error', event: 'broken', unwritable: true });
  });

  it.each<[LogLevel, readonly string[]]>([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
    ['silent', []],
  ])('at level %s is one of %j', (level, written) => {
    const log = logAt(level);
    log.debug('x');
    log.info('x');
    log.warn('x');
    log.error('x');
    expect(read().map((line) => line['level'])).toEqual(written);
  });
});

describe('what may be a secret', () => {
  it.each([
    ['postgres://news:CANARY@db.example:5432/news refused', 'postgres://***@db.example:5432/news refused'],
    ['redis://:CANARY@10.0.0.1', 'redis://***@10.0.0.1'],
    ['postgres://u:CAN@CANARY@db/news', 'postgres://***@db/news'],
    ['GET /kereses?term=CANARY failed', 'GET /kereses?*** failed'],
    ['https://x.example/a?key=CANARY#b', 'https://x.example/a?***'],
    ['Authorization: Bearer CANARY.x-y_z', 'Authorization: ***'],
    ['bearer CANARY', 'bearer ***'],
    ['{"token":"CANARY","a":1}', '{"token":"***","a":1}'],
    ['ORIGIN_SECRET=CANARY, LIVE_SCORE_API_KEY: CANARY', 'ORIGIN_SECRET=***, LIVE_SCORE_API_KEY: ***'],
    ['{"password":"CANARY"}', '{"password":"***"}'],
    ['cookie: a=CANARY; b=CANARY', 'cookie: ***'],
    ['password authentication failed for user "news"', 'password authentication failed for user "news"'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ])('in %j becomes %j', (text, written) => {
    logAt('info').error('x', { error: new Error(text) });
    expect(read()[0]).toMatchObject({ error: { message: written } });
    expect(lines[0]).not.toContain('CANARY');
  });
});

describe('lines of one kind', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const line = (call: string, ms: number) =>
    ({ level: 'warn', event: 'upstream-failed', same: [call], fields: { call, ms } }) as const;

  it('are written once a minute, and counted', () => {
    const log = logAt('info');
    for (let at = 0; at < 100; at += 1) log.fold(line('a', at));
    log.fold(line('b', 1));
    expect(read()).toMatchObject([
      { call: 'a', ms: 0, count: 1 },
      { call: 'b', count: 1 },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(read().slice(2)).toMatchObject([{ call: 'a', ms: 99, count: 99 }]);
    vi.advanceTimersByTime(3_600_000);
    expect(lines).toHaveLength(3);
    log.fold(line('a', 7));
    expect(read().at(-1)).toMatchObject({ call: 'a', ms: 7, count: 1 });
  });

  it('are never more than one a minute and kind, and none is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ kind: fc.constantFrom('a', 'b', 'c'), after: fc.integer({ min: 0, max: 40_000 }) }), {
          maxLength: 60,
        }),
        (happened) => {
          lines = [];
          const log = logAt('info');
          const written: [string, number][] = [];
          for (const { kind, after } of happened) {
            const before = lines.length;
            vi.advanceTimersByTime(after);
            log.fold(line(kind, 0));
            for (const one of read().slice(before))
              written.push([String(one['call']), Date.parse(String(one['time']))]);
          }
          log.flush();
          for (const kind of ['a', 'b', 'c']) {
            const times = written.filter(([call]) => call === kind).map(([, at]) => at);
            for (const [at, time] of times.entries())
              expect(time - (times[at - 1] ?? -Infinity)).toBeGreaterThanOrEqual(60_000);
            expect(
              read()
                .filter((one) => one['call'] === kind)
                .reduce((sum, one) => sum + Number(one['count']), 0),
            ).toBe(happened.filter((one) => one.kind === kind).length);
          }
          vi.clearAllTimers();
        },
      ),
    );
  });
});
