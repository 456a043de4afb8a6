/** Identical on every page, because the Content Security Policy lists its hash. */
export const drawAheadRule = '{"prerender":[{"where":{"selector_matches":"[data-next]"},"eagerness":"immediate"}]}';

/** Milliseconds. */
export const drawnAheadFor = 10_000;
