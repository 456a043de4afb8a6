import { describe, expect, it } from 'vitest';
import { fiveSites } from '../../../addresses/sites/five-sites.fake.ts';
import { latestState } from '../../../polling/live-history.ts';
import type { LiveScores } from '../../../ports/sport/live-scores.ts';
import type { SportCoverage } from '../../../ports/sport/sport-coverage.ts';
import { contractContent } from '../../../testing/contract-content.ts';
import { contractFootball } from '../../../testing/contract-football.ts';
import { fakeLiveScores } from '../../../testing/live-scores.fake.ts';
import { newsroom } from '../../../testing/newsroom.fake.ts';
import { fails } from '../../../testing/refusals.fake.ts';
import { fakeClock } from '../../../testing/small-ports.fake.ts';
import { fakeSportCoverage } from '../../../testing/sport-coverage.fake.ts';
import { findLiveMatch } from './find-live-match.ts';
import { followMatches } from './follow-matches.ts';

/** 2025-01-12, 17:23 in Budapest: the second match of the contract is in play. */
const now = 1_736_699_000;
const [site] = fiveSites;

const justStarted = (followsAny: boolean) => {
  const scores = fakeLiveScores(contractFootball, now, site.timeZone);
  const coverage = fakeSportCoverage(newsroom(contractContent, now));
  const named = new Set<number>();
  const noting = <One extends { readonly id: number }>(list: readonly One[]) => {
    for (const { id } of list) named.add(id);
    return list;
  };
  const liveScores: LiveScores = {
    ...scores,
    fixture: (id) => (named.has(id) ? scores.fixture(id) : fails('not-found')),
    fixturesOfDay: (wanted) =>
      scores.fixturesOfDay(wanted).map((observed) => ({ ...observed, value: noting(observed.value) })),
  };
  const sportCoverage: SportCoverage = {
    ...coverage,
    ofDay: (slug, day) => (followsAny ? coverage.ofDay(slug, day).map(noting) : fails('unavailable')),
  };
  return findLiveMatch({ liveScores, sportCoverage, clock: fakeClock(now), liveMatch: followMatches(liveScores) });
};

describe('a match that an open page follows', () => {
  it('is found by a server that has just started, among the leagues of the newsroom', async () => {
    const history = (await justStarted(true)(site, 9002, ''))._unsafeUnwrap();
    expect(latestState(history).value.fixture.id).toBe(9002);
  });

  it('is found in the league, season and day of the page', async () => {
    const found = (query: string) => justStarted(false)(site, 9002, query);
    expect((await found('liga=271&szezon=2024&nap=2025-01-12')).isOk()).toBe(true);
    for (const query of ['', 'liga=271&szezon=2024', 'liga=271&szezon=2024&nap=2025-02-30', 'liga=x&szezon=2024&nap=1'])
      expect((await found(query))._unsafeUnwrapErr().kind, query).toBe('not-found');
  });

  it('is not found when upstream does not know it', async () => {
    expect((await justStarted(true)(site, 404, ''))._unsafeUnwrapErr().kind).toBe('not-found');
  });
});
