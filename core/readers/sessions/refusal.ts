/** How an upstream refused a call, in our words: adapters translate the numbers of HTTP (spec §8). */
export type Refusal =
  /** 401; `text` is the error text of the answer, as received. */
  | { readonly kind: 'unauthorized'; readonly text: string }
  /** 403. */
  | { readonly kind: 'forbidden' }
  /** Any other answer that blames the caller: what was sent will not be accepted later either. */
  | { readonly kind: 'rejected' }
  /** 5xx, 408 and 429, a time-out, a broken or unreadable answer: it says nothing about the token. */
  | { readonly kind: 'unavailable' };

/** The upstreams that calls go to (spec §7). */
export type UpstreamName = 'main' | 'live-score' | 'crm' | 'security' | 'quiz';

export interface RefusedCall {
  readonly upstream: UpstreamName;
  /** Whether the call was made in somebody's name. */
  readonly carriedToken: boolean;
  /** Whether this was the one repetition after a refresh. */
  readonly repeated: boolean;
  readonly refusal: Refusal;
}
