const path = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u;
/** Without a user name, by which an address seems to lead elsewhere. */
const webAddress = /^https:\/\/[^/?#@\s\\\p{Cc}\p{Cf}]+(?:[/?#][^\s\\\p{Cc}\p{Cf}]*)?$/u;

const longestLink = 2_000;

/** Where a notice may lead: a path of ours or an https address; null for anything else. */
export const noticeLink = (text: string): string | null => {
  const link = text.trim();
  return link.length <= longestLink && (path.test(link) || webAddress.test(link)) ? link : null;
};
