const path = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u;
/** Rejects user names: they make an address look like another host. */
const webAddress = /^https:\/\/[^/?#@\s\\\p{Cc}\p{Cf}]+(?:[/?#][^\s\\\p{Cc}\p{Cf}]*)?$/u;

const maxLinkLength = 2_000;

/** Accepts a path on our site or an https address; null for anything else. */
export const noticeLink = (text: string): string | null => {
  const link = text.trim();
  return link.length <= maxLinkLength && (path.test(link) || webAddress.test(link)) ? link : null;
};
