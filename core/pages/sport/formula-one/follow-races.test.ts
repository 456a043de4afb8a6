import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { isRaceOver } from '../../../sport/formula-one/followed-race.ts';
import { latestState } from '../../../polling/live-history.ts';
import { contractFormulaOne } from '../../../testing/contract-formula-one.ts';
import { fakeRaces } from '../../../testing/races.fake.ts';
import { followRaces } from './follow-races.ts';

const [season, race, begun] = [2025, 502, 1_760_000_000];

const followed = () => {
  const told = fakeRaces(contractFormulaOne, begun);
  const heard = { status: 'Live', stateAt: begun, rowsAt: begun, rows: 0 };
  const live = followRaces({
    races: () =>
      told.races(season).map(({ value }) => ({
        value: value.map((one) => ({ ...one, status: heard.status })),
        observedAt: heard.stateAt,
      })),
    results: () =>
      told
        .results(race)
        .andThen(({ value }) => okAsync({ value: value.slice(0, heard.rows), observedAt: heard.rowsAt })),
  });
  return async (changes: Partial<typeof heard>) => {
    Object.assign(heard, changes);
    const history = (await live(season, race))._unsafeUnwrap();
    return { over: isRaceOver(history), rows: latestState(history).value.rows?.length };
  };
};

describe('a session that is followed', () => {
  it('ends only with its final results, because polling stops afterwards', async () => {
    const seen = followed();
    expect(await seen({})).toEqual({ over: false, rows: 0 });
    expect(await seen({ status: 'Completed', stateAt: begun + 20 })).toEqual({ over: false, rows: 0 });
    expect(await seen({ rowsAt: begun + 30, rows: 1 })).toEqual({ over: true, rows: 1 });
  });

  it('ends without results if they are missing for a minute', async () => {
    const seen = followed();
    await seen({});
    expect((await seen({ status: 'Completed', stateAt: begun + 60 })).over).toBe(false);
    expect((await seen({ stateAt: begun + 61 })).over).toBe(true);
  });

  it('is over at once for a client that joins after the end, and stays so', async () => {
    const seen = followed();
    expect((await seen({ status: 'Completed', stateAt: begun + 20 })).over).toBe(true);
    expect((await seen({ stateAt: begun + 40 })).over).toBe(true);
  });
});
