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

const against = ({ privacyControl, saveData, effectiveType }: Connection): PrefetchPolicy['reason'] => {
  if (privacyControl) return 'privacy-control';
  if (saveData) return 'data-saver';
  return effectiveType?.endsWith('2g') ? 'slow-connection' : 'none';
};

/**
 * Whether pages may be fetched before they are asked for: not on data saver, not on 2g or slower (spec §4, "Common
 * data refresh"; §9), and not of who asks for privacy.
 */
export const prefetchPolicy = (connection: Connection): PrefetchPolicy => {
  const reason = against(connection);
  return { prefetch: reason === 'none', reason };
};
