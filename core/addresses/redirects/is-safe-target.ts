const hostOf = (url: string): string | null => /^https?:\/\/([^/?#\\]*)/i.exec(url)?.[1]?.toLowerCase() ?? null;

/** Whether a target can lead only to the current host or the shop (R14). */
export const isSafeTarget = (to: string, shopUrl: string): boolean => {
  if (/[\\\p{Cc}]/u.test(to)) return false;
  return to.startsWith('/') ? !to.startsWith('//') : hostOf(to) !== null && hostOf(to) === hostOf(shopUrl);
};
