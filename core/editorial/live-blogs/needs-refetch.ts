/**
 * Whether an open article is fetched again: when the server's version is newer than the reader's (spec §4, "Live
 * articles").
 */
export const needsRefetch = (readersVersion: number, serversVersion: number): boolean =>
  serversVersion > readersVersion;
