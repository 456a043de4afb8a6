/**
 * Runs before the first paint: chosen colours and sizes never flash, the way on in a half-read article and what is new
 * since the last visit have their room, a place further down that a reader comes back to is where it was, a result that
 * a fan wants later is never seen, and a tap made before the entry has loaded is kept for it. Everything else waits.
 */
try {
  const { dataset } = document.documentElement;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Words that a link leads to are left out of the hash.
  if (location.hash || arrival?.type !== 'navigate' || arrival.name.includes('#')) dataset.whole = '';
  const kept = localStorage as { readonly [kept: string]: string | undefined };
  const { sport = '', reading, visits } = kept;
  for (const look of ['theme', 'text', 'measure']) if (kept[look]) dataset[look] = kept[look];
  dataset.sport = sport;
  if (dataset.quiet && sport.includes('hide')) document.title = dataset.quiet;
  if (visits) dataset.back = '';
  if (reading?.includes(`"${location.pathname}","page"`)) dataset.continues = '';
} catch {
  // A browser that keeps nothing follows the system.
}

{
  const controls: EarlyTaps['controls'] = [];
  const keep = (event: Event): void => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>('[data-live],[data-look]');
    if (control) controls.push(control);
    // A place on this page is where it is once all above it is laid out.
    if (target.closest('[href^="#"]')) document.documentElement.dataset.whole = '';
  };
  document.addEventListener('click', keep, true);
  window.earlyTaps = { controls, stop: () => document.removeEventListener('click', keep, true) };
}
