/**
 * The rule by which a browser draws the page behind a marked link before it is opened (speculation rules). It is the
 * same on every page, because the content policy knows it by its hash.
 */
export const drawAheadRule = '{"prerender":[{"where":{"selector_matches":"[data-next]"},"eagerness":"immediate"}]}';

/** Milliseconds for which a page that was drawn ahead may still be opened: as long as one from a browser's cache. */
export const drawnAheadFor = 10_000;
