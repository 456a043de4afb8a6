/** What a picture or sound may do when it is opened by itself: be shown and heard, and nothing else. */
const ofMedia: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox`,
};

/**
 * The headers of pictures and sounds, which feed readers in a browser and other sites may show; `headers` are those
 * of every answer.
 */
export const mediaHeaders = (headers: readonly string[]): readonly string[] =>
  headers.map((value, at) => (at % 2 === 1 ? (ofMedia[headers[at - 1] ?? ''] ?? value) : value));
