import { okAsync } from 'neverthrow';
import type { Newsroom } from './newsroom.fake.ts';
import type { TipRounds } from '../ports/sport/tip-rounds.ts';

/** The rounds of the tipping game out of plain data. */
export const fakeTipRounds = ({ content }: Newsroom): TipRounds => ({ all: () => okAsync(content.tipRounds ?? []) });
