import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { latestState } from '../../../polling/live-history.ts';
import { contractFormulaOne } from '../../../testing/contract-formula-one.ts';
import { fakeRaces } from '../../../testing/races.fake.ts';
import { findLiveRace } from './find-live-race.ts';
import { followRaces } from './follow-races.ts';

const races = fakeRaces(contractFormulaOne, 1_736_610_000);
const find = findLiveRace({ races, liveRace: followRaces(races) });

describe('a session that an open page follows', () => {
  it.each(['', 'szezon=2025', 'szezon=x'])('belongs to the season of the page, or to the latest: %s', async (query) => {
    const history = (await find(502, query))._unsafeUnwrap();
    expect(latestState(history).value.race.id).toBe(502);
    expect(latestState(history).value.rows?.length).toBeGreaterThan(0);
  });

  it('is not found in another season, or without seasons', async () => {
    expect((await find(502, 'szezon=1999'))._unsafeUnwrapErr().kind).toBe('not-found');
    expect((await find(999, ''))._unsafeUnwrapErr().kind).toBe('not-found');
    const none = { ...races, seasons: () => okAsync([]) };
    expect((await findLiveRace({ races: none, liveRace: followRaces(none) })(502, ''))._unsafeUnwrapErr().kind).toBe(
      'not-found',
    );
  });
});
