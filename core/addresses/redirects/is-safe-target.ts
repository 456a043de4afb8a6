const hostOf = (url: string): string | null => /^https?:\/\/([^/?#\\]*)/i.exec(url)?.[1]?.toLowerCase() ?? null;

/**
 * Whether a rule's target can only lead to the host that was asked or to the shop's (R14): a path that no browser
 * takes for
 * a host, or an absolute address of the shop.
 */
export const isSafeTarget = (to: string, shopUrl: string): boolean => {
  if (/[\\\p{Cc}]/u.test(to)) return false;
  return to.startsWith('/') ? !to.startsWith('//') : hostOf(to) !== null && hostOf(to) === hostOf(shopUrl);
};
