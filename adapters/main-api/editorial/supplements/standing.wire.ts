import { z } from 'zod';
import type { StandingRow } from '#core/sport/football/standings.ts';

const figure = z.number().int().nullable().catch(null);

export const standingWire: z.ZodType<StandingRow> = z
  .object({
    group: z.string().nullable().catch(null),
    rank: figure,
    team: z.string().trim().min(1),
    played: figure,
    won: figure,
    drawn: figure,
    lost: figure,
    scored: figure,
    conceded: figure,
    points: figure,
  })
  .transform(({ team, ...row }) => ({
    ...row,
    team: { id: null, name: team, logo: null },
    difference: row.scored === null || row.conceded === null ? null : row.scored - row.conceded,
  }));
