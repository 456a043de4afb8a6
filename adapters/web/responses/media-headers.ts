const ofMedia: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox`,
};

/** Allows embedding by feed readers and other sites. */
export const mediaHeaders = (headers: readonly string[]): readonly string[] =>
  headers.map((value, at) => (at % 2 === 1 ? (ofMedia[headers[at - 1] ?? ''] ?? value) : value));
