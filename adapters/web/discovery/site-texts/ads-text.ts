/** ads.txt (IAB 1.1); without sellers, a comment says so. */
export const adsText = (domain: string, sellers: readonly string[]): string =>
  [
    ...(sellers.length === 0 ? ['# This site has no authorised advertising sellers.'] : sellers),
    `OWNERDOMAIN=${domain}`,
    '',
  ].join('\n');
