import { z } from 'zod';
import type { LoadedFixture } from './load-fixtures.ts';

const number = z.number().nullable().catch(null);
const text = z.string().nullable().catch(null);
const nothing = { id: null, name: null, logo: null };
const team = z.object({ id: number, name: text, logo: text }).catch(nothing);
const person = z.object({ id: number, name: text }).catch({ id: null, name: null });
const event = z
  .object({ type: text, detail: text, comments: text, team, player: person, assist: person })
  .nullable()
  .catch(null);
const goals = z.object({ home: number, away: number }).catch({ home: null, away: null });

const facts = z.object({
  fixture: z.object({ status: z.object({ short: text }).catch({ short: null }) }).catch({ status: { short: null } }),
  teams: z.object({ home: team, away: team }).catch({ home: nothing, away: nothing }),
  goals,
  league: z.object({ round: text }).catch({ round: null }),
  events: z.array(event).catch([]),
  lineups: z.array(z.object({ startXI: z.array(z.object({ player: person })) })).catch([]),
});

export type EventFacts = NonNullable<z.infer<typeof event>>;

/** Fields that cannot be parsed count as missing. */
export interface FixtureFacts {
  readonly short: string | null;
  readonly home: z.infer<typeof team>;
  readonly away: z.infer<typeof team>;
  readonly goals: z.infer<typeof goals>;
  readonly group: string | null;
  readonly knockout: boolean;
  readonly events: readonly EventFacts[];
  readonly starting: readonly z.infer<typeof person>[];
}

const knockoutRound = /final|round of|play-?off|3rd place|third place|knockout/i;

export const factsOf = ({ row, item }: LoadedFixture): FixtureFacts => {
  const { fixture, teams, goals: scored, league, events, lineups } = facts.parse(item);
  const round = league.round ?? row.round ?? '';
  return {
    short: fixture.status.short,
    ...teams,
    goals: scored,
    group: row.group ?? /^Group [A-Z]\b/.exec(round)?.[0] ?? null,
    knockout: row.knockout || knockoutRound.test(round),
    events: events.filter((one) => one !== null),
    starting: lineups.flatMap(({ startXI }) => startXI.map(({ player }) => player)),
  };
};

export const isGoal = ({ type, detail, comments }: EventFacts): boolean =>
  type === 'Goal' && detail !== 'Missed Penalty' && !/shootout/i.test(comments ?? '');

export const takesBack = ({ type, detail }: EventFacts): boolean =>
  type === 'Var' && /goal (cancelled|disallowed)/i.test(detail ?? '');
