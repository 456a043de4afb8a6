import { describe, expect, it } from 'vitest';
import { followedMatch } from '../../sport/football/match/followed-match.ts';
import { fixtureOf } from '../../sport/football/fixture.ts';
import { isWatched } from '../../sport/football/match/is-watched.ts';
import { someMatch } from '../../sport/football/match/some-match.fake.ts';
import { contractFootball } from '../../testing/contract-football.ts';
import { fakeLiveScores } from '../../testing/live-scores.fake.ts';
import { fakeClock } from '../../testing/small-ports.fake.ts';
import type { FootballContent } from '../sport/football/football-content.ts';
import { followMatches } from '../sport/football/follow-matches.ts';
import { fakeNeeds, openSectionAs } from '../page-needs.fake.ts';
import type { Page } from '../page.ts';
import { isUnderWay } from './is-under-way.ts';

/** 2025-01-12, 17:23 in Budapest: the second match of the contract is in play. */
const now = 1_736_699_000;
const day = 86_400;
const path = '/rovat/sport/foci-eredmenyek';
const liveScores = fakeLiveScores(contractFootball, now);

const openAt = async (query: string, at = now): Promise<Page> => {
  const needs = fakeNeeds({ clock: fakeClock(at), liveScores, liveMatch: followMatches(liveScores) });
  const page = (await openSectionAs('sport', needs, path + query)) as Page;
  return { ...page, frame: { ...page.frame, renderedAt: at } } as Page;
};
const matchPage = async (short: string | null, at: number): Promise<Page> => {
  const page = await openAt('');
  const history = { states: [{ since: 1, value: followedMatch(someMatch(short, [0, 0])) }], observedAt: 1 } as const;
  const content = { ...(page.content as FootballContent), shown: { kind: 'match', history, back: path } };
  return { ...page, content, frame: { ...page.frame, renderedAt: at } } as Page;
};
const kickOff = 1_736_611_200;

describe('a football page', () => {
  it('is under way with the timetable of a day on which a match is played', async () => {
    expect(isUnderWay(await openAt(''))).toBe(true);
    expect(isUnderWay(await openAt('?oldal=gol'))).toBe(true);
    expect(isUnderWay(await openAt('?nap=2025-03-01'))).toBe(false);
  });

  it('is live during a match, regardless of the timetable, and not after its end', async () => {
    expect(isUnderWay(await openAt('?meccs=9002'))).toBe(true);
    expect(isUnderWay(await openAt('?meccs=9001'))).toBe(false);
    for (const [short, at] of [
      ['2H', kickOff + day],
      ['HT', kickOff - day],
      [null, kickOff],
    ] as const)
      expect(isUnderWay(await matchPage(short, at))).toBe(true);
    for (const short of ['FT', 'AET', 'PEN', 'PST', 'CANC', 'ABD', 'AWD', 'WO'])
      expect(isUnderWay(await matchPage(short, kickOff))).toBe(false);
  });

  it('is under way about the time of a match that has not begun, and at no other time', async () => {
    const [early, late] = [kickOff - 900, kickOff + 4 * 3600];
    const under = async (at: number) => isUnderWay(await matchPage('NS', at));
    expect([await under(early), await under(late - 1)]).toEqual([true, true]);
    expect([await under(early - 1), await under(late)]).toEqual([false, false]);
  });
});

describe('a fixture', () => {
  it('is not watched before its start when the start time is unknown', () => {
    const { fixture } = someMatch('NS', [null, null]);
    const none = { home: null, away: null };
    expect(isWatched(fixtureOf({ ...fixture, timestamp: null }, none, none), kickOff)).toBe(false);
  });
});
