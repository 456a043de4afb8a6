export interface Connection {
  /** `Sec-GPC: 1`. Prefetching would reveal what the pointer hovered over. */
  readonly privacyControl: boolean | null;
  readonly saveData: boolean | null;
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

/** No prefetch with data saver, on 2g or slower, or with Sec-GPC (spec §4, "Common data refresh"; §9). */
export const prefetchPolicy = (connection: Connection): PrefetchPolicy => {
  const reason = against(connection);
  return { prefetch: reason === 'none', reason };
};
