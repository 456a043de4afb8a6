import { okAsync } from 'neverthrow';
import type { Newsroom } from './newsroom.fake.ts';
import type { TipRounds } from '../ports/sport/tip-rounds.ts';

export const fakeTipRounds = ({ content }: Newsroom): TipRounds => ({ all: () => okAsync(content.tipRounds ?? []) });
