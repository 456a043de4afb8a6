/** What the browser tells of its connection and of its reader's wishes; null where it tells nothing. */
export interface Connection {
  /** Whether it says `Sec-GPC: 1`: what is fetched ahead tells where a pointer rested. */
  readonly privacyControl: boolean | null;
  readonly saveData: boolean | null;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType: string | null;
}

export interface PrefetchPolicy {
  readonly prefetch: boolean;
  readonly reason: 'privacy-control' | 'data-saver' | 'slow-connection' | 'none';
}

/**
 * Whether pages may be fetched before they are asked for: not on data saver, not on 2g or slower (spec §4, "Common
 * data refresh"; §9), and not of who asks for privacy.
 */
export const prefetchPolicy = ({ privacyControl, saveData, effectiveType }: Connection): PrefetchPolicy => {
  if (privacyControl === true) return { prefetch: false, reason: 'privacy-control' };
  if (saveData === true) return { prefetch: false, reason: 'data-saver' };
  if (effectiveType === '2g' || effectiveType === 'slow-2g') return { prefetch: false, reason: 'slow-connection' };
  return { prefetch: true, reason: 'none' };
};
