import { okAsync } from 'neverthrow';
import type { Newsroom } from './newsroom.fake.ts';
import type { TipRounds } from '../ports/tip-rounds.ts';

/** The rounds of the tipping game out of a world of plain data. */
export const fakeTipRounds = ({ world }: Newsroom): TipRounds => ({ all: () => okAsync(world.tipRounds ?? []) });
