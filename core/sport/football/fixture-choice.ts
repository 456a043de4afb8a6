import type { Fixture } from './fixture.ts';
import type { Score, Sides } from './sides.ts';
import { timetable } from './timetable.ts';

/** `value` is the `meccs` parameter; 0 means none (spec §2.6). */
export type FixtureOption =
  | { readonly kind: 'choose'; readonly value: 0 }
  | {
      readonly kind: 'fixture';
      readonly value: number;
      readonly teams: Sides<string | null>;
      readonly score: Score | null;
    };

export type FixtureChoice =
  | { readonly kind: 'none-that-day' }
  | { readonly kind: 'options'; readonly options: readonly FixtureOption[]; readonly selected: number };

const optionOf = (fixture: Fixture): FixtureOption => ({
  kind: 'fixture',
  value: fixture.id,
  teams: { home: fixture.teams.home.name, away: fixture.teams.away.name },
  score: fixture.status === 'not-started' ? null : fixture.score,
});

/** A fixture of another day is not selected (spec §2.6). */
export const fixtureChoice = (fixtures: readonly Fixture[], chosen: number | null): FixtureChoice => {
  if (fixtures.length === 0) return { kind: 'none-that-day' };
  const selected = fixtures.find(({ id }) => id === chosen)?.id ?? 0;
  return {
    kind: 'options',
    options: [{ kind: 'choose', value: 0 }, ...timetable(fixtures).order.map(optionOf)],
    selected,
  };
};
