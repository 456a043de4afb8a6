import { okAsync } from 'neverthrow';
import type { Newsroom } from './newsroom.fake.ts';
import type { Passes } from '../ports/passes.ts';
import { fails } from './refusals.fake.ts';

/** The passes of plain data; a key's token is made when it is used. */
export const fakePasses = ({ tokens, keys, now }: Newsroom): Passes => ({
  redeem: (key) => {
    const kept = keys.get(key);
    keys.delete(key);
    if (kept === undefined || kept.keyUntil <= now || kept.validUntil <= now) return fails('not-found');
    const token = `token-of-${key}`;
    tokens.set(token, kept.validUntil);
    return okAsync({ token, validUntil: kept.validUntil });
  },
  validUntil: (token) => {
    const until = tokens.get(token) ?? 0;
    return okAsync(until > now ? until : null);
  },
});
