/** Refetch when the server has a newer version (spec §4, "Live articles"). */
export const needsRefetch = (readersVersion: number, serversVersion: number): boolean =>
  serversVersion > readersVersion;
