/** Characters of a notice: three lines on a phone are read, thirty are not. */
export const longestNotice = 500;

/** Controls and the ends of lines part words. */
const parting = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What turns the direction of a text or cannot be seen; U+200D joins the parts of one sign and stays. */
const hidden = /(?!\u200d)[\p{Cf}\p{Cs}]/gu;

/** A text as one clean paragraph: nothing that cannot be seen, turns letters around or breaks a line. */
const cleaned = (text: string): string => text.replace(hidden, '').replace(parting, ' ').trim();

/** The clean text of a notice; null for a text of nothing, or one too long to be a notice. */
export const noticeText = (text: string): string | null => {
  const clean = cleaned(text);
  return clean === '' || Array.from(clean).length > longestNotice ? null : clean;
};
