import { loadPayload } from '../../window/payload.ts';

export interface Arrival extends PerformanceNavigationTiming {
  /** Milliseconds; 0 unless the page was prerendered. */
  readonly activationStart?: number;
  readonly deliveryType?: string;
}

/** Reloads a prefetched page that is gone, has moved or has changed since the fetch (R43). */
export const askWhetherGone = async ({ activationStart }: Arrival): Promise<void> => {
  if (activationStart) return;
  const payload = await loadPayload(location.pathname, location.search, undefined, 'no-cache');
  // Any other failure says nothing about the page.
  if (payload === null || (payload.kind === 'none' && payload.status !== 404 && payload.status !== 410)) return;
  if (payload.kind !== 'page' || payload.copy !== document.documentElement.dataset.copy) location.reload();
};
