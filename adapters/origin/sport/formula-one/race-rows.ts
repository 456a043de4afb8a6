import type { Told } from '../../database/schema/live-score-schema.ts';
import type { LiveScoreContext } from '../calls/live-score-context.ts';
import type { SessionKind } from '../simulator/formula-one/session-plan.ts';

/** Times are unix seconds. */
export interface SessionRow {
  readonly id: number;
  readonly season: number;
  readonly competition: Told;
  readonly circuit: number | null;
  readonly type: string | null;
  readonly startsAt: number | null;
  readonly laps: number | null;
  readonly seed: number | null;
  readonly told: Told | null;
  readonly results: readonly Told[] | null;
  readonly grid: readonly Told[] | null;
}

export const kindOf = (type: string | null): SessionKind =>
  type === 'Verseny' || type === 'Race'
    ? 'race'
    : type === 'Sprint'
      ? 'sprint'
      : /qual|időmér/i.test(type ?? '')
        ? 'qualifying'
        : 'practice';

export const sessionRows = async (
  { db, simulates }: LiveScoreContext,
  wanted: { readonly season: number } | { readonly session: number },
): Promise<readonly SessionRow[]> => {
  const rows = await db
    .selectFrom('racing_sessions')
    .selectAll()
    .where('season', '=', (is) =>
      'season' in wanted
        ? is.val(wanted.season)
        : is.selectFrom('racing_sessions').select('season').where('id', '=', wanted.session),
    )
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ seed }) => simulates || seed === null)
    .map(({ starts_at: startsAt, ...row }) => ({ ...row, startsAt }));
};

export interface Entry {
  readonly driver: { readonly id: number; readonly told: Told };
  readonly team: { readonly id: number; readonly told: Told } | null;
  readonly strength: number;
  readonly position: number | null;
  readonly points: number | null;
}

export const loadEntries = async ({ db }: LiveScoreContext, season: number): Promise<readonly Entry[]> => {
  const rows = await db
    .selectFrom('racing_entries as e')
    .innerJoin('racing_drivers as d', 'd.id', 'e.driver')
    .leftJoin('racing_teams as t', 't.id', 'e.team')
    .select([
      'e.driver',
      'd.told as driverTold',
      'e.team',
      't.told as teamTold',
      'e.strength',
      'e.position',
      'e.points',
    ])
    .where('e.season', '=', season)
    .orderBy('e.driver')
    .execute();
  return rows.map(({ driver, driverTold, team, teamTold, ...rest }) => ({
    ...rest,
    driver: { id: driver, told: driverTold },
    team: team === null || teamTold === null ? null : { id: team, told: teamTold },
  }));
};
