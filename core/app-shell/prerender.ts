/** Identical on every page, because the Content Security Policy lists its hash. */
export const prerenderRule = '{"prerender":[{"where":{"selector_matches":"[data-next]"},"eagerness":"immediate"}]}';

/** Milliseconds. */
export const prerenderedFor = 10_000;
