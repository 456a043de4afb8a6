import type { FixtureChoice } from '#core/sport/football/fixture-choice.ts';
import type { FootballChoice } from '#core/sport/football/football-query.ts';
import { speakFixtureChoice, speakFixtureOption } from '#core/sport/football/hu.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { HiddenFields } from '../hidden-fields.tsx';

interface Props {
  readonly path: string;
  readonly fixtures: FixtureChoice;
  readonly choice: FootballChoice;
}

/** Spec §2.6. */
export const FixtureDropdown = ({ path, fixtures, choice: { country, league, season, day } }: Props) =>
  fixtures.kind === 'none-that-day' ? (
    <p className="sport-empty">{speakFixtureChoice(fixtures)}</p>
  ) : (
    <form className="choice-form" action={path} method="get">
      <HiddenFields fields={{ orszag: country, liga: league, szezon: season, nap: day }} />
      <label className="sport-field sport-field--broad">
        <span className="sport-field__label">{footballMessages.fixture}</span>
        <select className="field" name="meccs" defaultValue={fixtures.selected} key={day}>
          {fixtures.options.map((option) => (
            <option key={option.value} value={option.value}>
              {speakFixtureOption(option)}
            </option>
          ))}
        </select>
      </label>
      <button className="button" type="submit">
        {footballMessages.open}
      </button>
    </form>
  );
