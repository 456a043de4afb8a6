/** What the browser tells of its connection; null where it tells nothing. */
export interface Connection {
  readonly saveData: boolean | null;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType: string | null;
}

export interface PrefetchPolicy {
  readonly prefetch: boolean;
  readonly reason: 'data-saver' | 'slow-connection' | 'none';
}

/**
 * Whether pages may be fetched before they are asked for: not on data saver, not on 2g or slower (spec §4, "Common
 * data refresh"; §9).
 */
export const prefetchPolicy = ({ saveData, effectiveType }: Connection): PrefetchPolicy => {
  if (saveData === true) return { prefetch: false, reason: 'data-saver' };
  if (effectiveType === '2g' || effectiveType === 'slow-2g') return { prefetch: false, reason: 'slow-connection' };
  return { prefetch: true, reason: 'none' };
};
