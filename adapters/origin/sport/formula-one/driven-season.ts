import { LRUCache } from 'lru-cache';
import type { LiveScoreContext } from '../calls/live-score-context.ts';
import { driveSession } from '../simulator/formula-one/drive-session.ts';
import type { SessionScript } from '../simulator/formula-one/session-script.ts';
import { sessionState } from '../simulator/formula-one/session-state.ts';
import type { SessionState } from '../simulator/formula-one/session-state.ts';
import { kindOf, loadEntries, sessionRows } from './race-rows.ts';
import type { Entry, SessionRow } from './race-rows.ts';

export interface DrivenSession {
  readonly row: SessionRow;
  readonly state: SessionState | null;
  /** Driver ids by grid place. Null until qualifying ends, and when the session is not simulated. */
  readonly grid: readonly { readonly id: number; readonly time: string | null }[] | null;
}

export interface DrivenSeason {
  readonly season: number;
  readonly entries: readonly Entry[];
  readonly sessions: readonly DrivenSession[];
}

const scripts = new LRUCache<string, SessionScript>({ max: 300 });

const usualLapSeconds = 86;

const scriptOf = (row: SessionRow, entries: readonly Entry[], grid: readonly number[] | null): SessionScript => {
  const drivers = entries.map(({ driver, strength }) => ({ id: driver.id, strength }));
  const key = JSON.stringify([row.id, row.seed, row.type, row.laps, drivers, grid]);
  const known = scripts.get(key);
  if (known !== undefined) return known;
  const kind = kindOf(row.type);
  const laps =
    kind === 'sprint' ? Math.max(5, Math.round((row.laps ?? 60) / 3)) : kind === 'race' ? (row.laps ?? 60) : 0;
  const lapSeconds = usualLapSeconds * (60 / (row.laps ?? 60));
  const script = driveSession({ seed: row.seed ?? 0, kind, drivers, grid, laps, lapSeconds });
  scripts.set(key, script);
  return script;
};

const longAfter = 86_400;

/** A race's grid is the order of the last qualifying session of its weekend. */
export const driveSeason = (
  season: number,
  rows: readonly SessionRow[],
  entries: readonly Entry[],
  now: number,
): DrivenSeason => {
  const qualified = new Map<unknown, { readonly order: DrivenSession['grid']; readonly at: number }>();
  const sessions = rows.map((row): DrivenSession => {
    if (row.seed === null || row.startsAt === null) return { row, state: null, grid: null };
    const kind = kindOf(row.type);
    const before = qualified.get(row.competition.id);
    const races = kind === 'race' || kind === 'sprint';
    const script = scriptOf(row, entries, races ? (before?.order?.map(({ id }) => id) ?? null) : null);
    if (kind === 'qualifying') {
      const order = sessionState(script, longAfter).places.map(({ id, time }) => ({ id, time }));
      qualified.set(row.competition.id, { order, at: row.startsAt + script.end });
    }
    const grid = races && before !== undefined && now >= before.at ? before.order : null;
    return { row, state: sessionState(script, now - row.startsAt), grid };
  });
  return { season, entries, sessions };
};

export const loadSeason = async (
  context: LiveScoreContext,
  wanted: { readonly season: number } | { readonly session: number },
): Promise<DrivenSeason | null> => {
  const rows = await sessionRows(context, wanted);
  const season = 'season' in wanted ? wanted.season : rows[0]?.season;
  if (season === undefined) return null;
  return driveSeason(season, rows, await loadEntries(context, season), context.now());
};
