/** Adapters map HTTP status codes to these kinds (spec §8). */
export type Refusal =
  /** 401; `text` is the unchanged error text of the response. */
  | { readonly kind: 'unauthorized'; readonly text: string }
  /** 403. */
  | { readonly kind: 'forbidden' }
  /** Any other 4xx. A retry fails too. */
  | { readonly kind: 'rejected' }
  /** 5xx, 408, 429, a timeout or an unreadable response. The token may still be valid. */
  | { readonly kind: 'unavailable' };

/** Spec §7. */
export type UpstreamName = 'main' | 'live-score' | 'crm' | 'security' | 'quiz';

export interface RefusedCall {
  readonly upstream: UpstreamName;
  readonly carriedToken: boolean;
  readonly repeated: boolean;
  readonly refusal: Refusal;
}
