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
  let failed: EarlyTaps | undefined;
  let note: HTMLElement | null | undefined;
  const tell = (control: HTMLElement | null | undefined): void => {
    const place = (note ??= document.getElementById('nem-megy'));
    if (!place || !control?.matches('button')) return;
    place.textContent = '';
    control.after(place);
    // Screen readers announce only text that changes in a region that they know.
    setTimeout(() => (place.textContent = place.title));
  };
  document.addEventListener(
    'click',
    (event) => {
      if (!window.earlyTaps) return;
      const target = event.target as Element;
      const control = target.closest<HTMLElement>('[data-live],[data-look]');
      if (control) controls.push(control);
      failed?.tell(control);
      // An anchor's position is known only when everything above it is laid out.
      if (target.closest('[href^="#"]')) document.documentElement.dataset.whole = '';
    },
    true,
  );
  // By now the entry has run, unless it is missing, cut or throws: then nothing will replay the clicks.
  addEventListener('load', () => {
    failed = window.earlyTaps;
    failed?.tell(controls.at(-1));
  });
  window.earlyTaps = { controls, tell };
}
