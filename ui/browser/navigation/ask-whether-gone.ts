import { loadPayload } from '../../window/payload.ts';

/** How a document came, with what not all browsers tell. */
export interface Arrival extends PerformanceNavigationTiming {
  /** Milliseconds; 0 unless the page was drawn ahead. */
  readonly activationStart?: number;
  readonly deliveryType?: string;
}

/** Loads a page anew that was not drawn ahead, and is gone, has moved or was changed since it was fetched (R43). */
export const askWhetherGone = async ({ activationStart }: Arrival): Promise<void> => {
  if (activationStart) return;
  const payload = await loadPayload(location.pathname, location.search, undefined, 'no-cache');
  // What does not answer now tells nothing of the page.
  if (payload === null || (payload.kind === 'none' && payload.status !== 404 && payload.status !== 410)) return;
  if (payload.kind !== 'page' || payload.copy !== document.documentElement.dataset.copy) location.reload();
};
