import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { answeringSample, mainApiAt } from '../calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

describe('the sport of the main API', () => {
  it('has quick links, without those that cannot be parsed', async () => {
    upstream.answer = answeringSample(() => 'sport-leagues');
    expect((await mainApiAt(upstream.baseUrl).sport.leagues('lapunk'))._unsafeUnwrap()).toEqual([
      { label: 'NB I', country: 'HU', league: 271, season: null },
      { label: 'Vb', country: null, league: 1, season: null },
    ]);
    expect(upstream.requests.at(-1)?.url).toBe('/api/unique/sport-leagues');
  });

  it('has none where no editor wrote any, which is not the same as not knowing', async () => {
    const leagues = (status: number) => {
      upstream.answer = (_, response) => void response.writeHead(status).end('{}');
      return mainApiAt(upstream.baseUrl).sport.leagues('lapunk');
    };
    expect((await leagues(404))._unsafeUnwrap()).toEqual([]);
    expect((await leagues(503))._unsafeUnwrapErr().kind).toBe('unavailable');
  });

  it('has fixtures by kick-off, each with its report', async () => {
    upstream.answer = answeringSample(() => 'reported-fixtures');
    const fixtures = (await mainApiAt(upstream.baseUrl).sport.ofDay('lapunk', '2025-01-11'))._unsafeUnwrap();
    expect(fixtures.map(({ id, report }) => [id, report])).toEqual([
      [9002, null],
      [9001, { path: '/sport/2025/01/11/tukorfuro', robot: true }],
    ]);
  });
});
