import { okAsync } from 'neverthrow';
import type { Newsroom } from './newsroom.fake.ts';
import type { Passes } from '../ports/passes.ts';

export const fakePasses = ({ tokens, now }: Newsroom): Passes => ({
  validUntil: (token) => {
    const until = tokens.get(token) ?? 0;
    return okAsync(until > now ? until : null);
  },
});
