/** Runs before the first paint to prevent layout shifts, spoilers and flashes of colour. Also records early taps. */
try {
  const { dataset } = document.documentElement;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `location.hash` omits text fragments; the name of the navigation entry has them.
  if (location.hash || arrival?.type !== 'navigate' || arrival.name.includes('#')) dataset.whole = '';
  const kept = localStorage as { readonly [kept: string]: string | undefined };
  const { sport = '', reading, visits } = kept;
  for (const look of ['theme', 'text', 'measure']) if (kept[look]) dataset[look] = kept[look];
  dataset.sport = sport;
  if (dataset.quiet && sport.includes('hide')) document.title = dataset.quiet;
  if (visits) dataset.back = '';
  if (reading?.includes(`"${location.pathname}","page"`)) dataset.continues = '';
} catch {
  // Without storage the page follows the system.
}

{
  const controls: EarlyTaps['controls'] = [];
  const keep = (event: Event): void => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>('[data-live],[data-look]');
    if (control) controls.push(control);
    // An anchor's position is known only when everything above it is laid out.
    if (target.closest('[href^="#"]')) document.documentElement.dataset.whole = '';
  };
  document.addEventListener('click', keep, true);
  window.earlyTaps = { controls, stop: () => document.removeEventListener('click', keep, true) };
}
