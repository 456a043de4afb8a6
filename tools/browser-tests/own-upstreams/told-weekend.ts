import type { Race } from '#core/sport/formula-one/race.ts';
import type { RaceRow } from '#core/sport/formula-one/race-row.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import { setLiveScores } from '../site/servers.ts';

const [season] = contractFormulaOne.seasons;
const [table] = contractFormulaOne.tables;
const [qualifying, grandPrix, next] = season?.races ?? [];
if (!season || !table || !qualifying || !grandPrix || !next) throw new Error('The contract knows no weekend');

interface Step {
  readonly race: Partial<Race>;
  readonly results: readonly RaceRow[];
}

const done = { status: 'Completed' };
const withoutTimes = (rows: readonly RaceRow[]): readonly RaceRow[] => rows.map((row) => ({ ...row, time: null }));
export const steps = {
  before: { race: { status: 'Scheduled' }, results: [] },
  live: { race: { status: 'Live', laps: { current: 12, total: 70 } }, results: withoutTimes(table.grid) },
  red: {
    race: { status: 'Live', flag: 'red', laps: { current: 31, total: 70 } },
    results: withoutTimes(table.results),
  },
  completed: { race: { ...done, laps: { current: 70, total: 70 } }, results: table.results },
} as const satisfies Record<string, Step>;

export const tell = ({ race, results }: Step, startsAt: number): Promise<void> =>
  setLiveScores({
    football: contractFootball,
    formulaOne: {
      ...contractFormulaOne,
      seasons: [
        {
          ...season,
          season: new Date(startsAt * 1000).getFullYear(),
          races: [
            { ...qualifying, ...done, startsAt: startsAt - 3_660 },
            { ...grandPrix, startsAt, laps: { current: null, total: 70 }, ...race },
            next,
          ],
        },
      ],
      tables: [{ race: grandPrix.id, results, grid: table.grid }],
    },
  });
