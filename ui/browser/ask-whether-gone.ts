interface Arrival extends PerformanceNavigationTiming {
  readonly activationStart?: number;
  readonly deliveryType?: string;
}

/**
 * A browser that was asked to draw this page ahead and could not keeps its document for minutes, whatever that says of
 * its age: what is gone since then is not read from there (R43).
 */
export const askWhetherGone = async (): Promise<void> => {
  const [arrival] = performance.getEntriesByType('navigation') as Arrival[];
  if (arrival?.deliveryType !== 'navigational-prefetch' || arrival.activationStart) return;
  if (!(await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok) location.reload();
};
