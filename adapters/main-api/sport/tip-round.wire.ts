import { z } from 'zod';
import { maxPairs } from '#core/sport/tipping-game/tip-sheet.ts';
import type { TipRound } from '#core/sport/tipping-game/tip-round.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { lenientText } from '../wire/lenient.wire.ts';

const name = z.string().trim().min(1);
const segment = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const goals = z.number().int().min(0).nullable();

const pair = z.object({
  key: segment,
  at: z.number().int(),
  home: name,
  away: name,
  place: lenientText,
  result: z.object({ home: goals, away: goals }).nullable(),
});

/** Tips are matched by the order of pairs: one invalid pair invalidates the round. */
const round: z.ZodType<TipRound> = z.object({
  slug: segment,
  title: name,
  lead: lenientText,
  supplement: z.string().min(1).nullable().catch(null),
  pairs: z.array(pair).min(1).max(maxPairs),
});

export const tipRoundsWire: z.ZodType<readonly TipRound[]> = z
  .object({ rounds: tolerantList(round) })
  .transform(({ rounds }) => rounds);
