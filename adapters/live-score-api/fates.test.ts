import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fate, fates as httpFates, fatesOf } from '#adapters/http/fates.fake.ts';
import { defaultLimits, scaledLimits } from '#adapters/http/limits.ts';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import { calls } from './calls.fake.ts';
import { liveScoresAt } from './live-score-api.fake.ts';
import { answeringLiveScores } from './live-score-service.fake.ts';

const good = answeringLiveScores(() => ({ football: contractFootball, formulaOne: contractFormulaOne }));

const saying =
  (errors: unknown, response?: readonly unknown[]): RequestListener =>
  (_, answer) =>
    void answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ get: 'x', parameters: {}, errors, results: 0, response }));

const fates: readonly Fate[] = [
  ...httpFates,
  { name: 'too many requests', answer: saying({ rateLimit: 'Too many requests.' }, []), kind: 'unavailable' },
  { name: 'the quota of a day', answer: saying({ requests: 'You have reached the limit.' }), kind: 'unavailable' },
  { name: 'maintenance', answer: saying({ maintenance: 'Back soon.' }, []), kind: 'unavailable' },
  { name: 'a key that is none', answer: saying({ token: 'Error/Missing application key.' }, []), kind: 'malformed' },
  { name: 'errors as texts', answer: saying(['something went wrong'], []), kind: 'malformed' },
  { name: 'nothing that can be read', answer: saying([], ['x', null]), kind: 'malformed' },
  { name: 'no response', answer: saying([]), kind: 'malformed' },
];

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.answer = good;
});

describe.each(calls)('$name', (call) => {
  const { before, run, sends } = call;

  it('requests only its URL, and parses a valid response', async () => {
    const ports = liveScoresAt(upstream.baseUrl);
    await before(ports);
    const sent = upstream.requests.length;
    expect((await run(ports)).isOk()).toBe(true);
    expect(upstream.requests.slice(sent).map(({ url }) => url)).toEqual([sends]);
  });

  it.each(fatesOf(calls, call, fates))('calls $name $kind', async ({ answer, kind, retryAfter, slow }) => {
    let patient = true;
    const timeoutError = scaledLimits(0.02).deadline;
    const limits = {
      ...defaultLimits,
      get deadline() {
        return patient ? defaultLimits.deadline : timeoutError;
      },
    };
    const ports = liveScoresAt(upstream.baseUrl, { limits });
    upstream.answer = (request, response) => (request.url === sends ? answer : good)(request, response);
    await before(ports);
    patient = slow !== true;
    const failure = (await run(ports))._unsafeUnwrapErr();
    expect(failure).toMatchObject({ kind, ...(retryAfter === undefined ? {} : { retryAfter }) });
  });
});

describe('an answer of nothing', () => {
  it('is an empty list, and not-found of a single thing', async () => {
    for (const { before, run, sends } of calls) {
      const ports = liveScoresAt(upstream.baseUrl);
      upstream.answer = (request, response) => (request.url === sends ? saying([], []) : good)(request, response);
      await before(ports);
      const told = (await run(ports)).match(
        (value) => JSON.stringify(value),
        ({ kind }) => kind,
      );
      expect(told, sends).toMatch(/^(\[\]|\{"value":\[\],"observedAt":\d+\}|not-found)$/);
      expect(told === 'not-found', sends).toBe(/fixtures\/9001|circuit|team\/|driver\//.test(sends));
    }
  });

  it('is believed after five minutes of fixtures, which age out, and after an hour of a table', async () => {
    const [state, emptied] = [{ now: 1_760_000_000 }, [] as string[]];
    const { scores } = liveScoresAt(upstream.baseUrl, {
      clock: { now: () => state.now },
      onEmptied: (call) => void emptied.push(call),
    });
    const lengths = async () =>
      (
        await Promise.all([
          scores.fixturesOfDay({ league: 271, season: 2024, date: '2025-01-11' }).map(({ value }) => value.length > 0),
          scores.standings(271, 2024).map((rows) => rows.length > 0),
        ])
      ).map((read) => read._unsafeUnwrap());
    expect(await lengths()).toEqual([true, true]);
    const answered = /standings|\d{4}-\d{2}-\d{2}/;
    upstream.answer = (request, response) =>
      (answered.test(request.url ?? '') ? saying([], []) : good)(request, response);
    state.now += 61;
    expect(await lengths()).toEqual([true, true]);
    state.now += 300;
    expect(await lengths()).toEqual([false, true]);
    state.now += 3_600;
    expect(await lengths()).toEqual([false, false]);
    expect(new Set(emptied)).toEqual(
      new Set([
        'GET /livescore/football/fixtures/:league/:season/:date',
        'GET /livescore/football/standings/:league/:season',
      ]),
    );
  });
});
