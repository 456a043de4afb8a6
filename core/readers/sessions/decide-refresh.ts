import type { RefusedCall } from './refusal.ts';

/** Exact error texts for an expired token (spec §4, "Session"). */
export const expiredTexts = ['Expired JWT Token', 'Missing accessToken, use your refreshToken!'] as const;

export interface RefreshDecision {
  readonly refresh: boolean;
  readonly reason: 'expired' | 'other-refusal' | 'other-text' | 'no-token' | 'already-repeated';
}

const no = (reason: Exclude<RefreshDecision['reason'], 'expired'>): RefreshDecision => ({ refresh: false, reason });

/** Refresh once, only for a 401 with an expiry text on a request with a token (spec §4, "Session"; R32). */
export const decideRefresh = ({ carriedToken, repeated, refusal }: Omit<RefusedCall, 'upstream'>): RefreshDecision => {
  if (refusal.kind !== 'unauthorized') return no('other-refusal');
  if (!expiredTexts.some((text) => text === refusal.text)) return no('other-text');
  if (!carriedToken) return no('no-token');
  return repeated ? no('already-repeated') : { refresh: true, reason: 'expired' };
};
