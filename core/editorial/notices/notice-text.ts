/** Characters. */
export const maxNoticeLength = 500;

const parting = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Invisible and bidirectional control characters. U+200D joins emoji, so it stays. */
const hidden = /(?!\u200d)[\p{Cf}\p{Cs}]/gu;

const cleaned = (text: string): string => text.replace(hidden, '').replace(parting, ' ').trim();

export const noticeText = (text: string): string | null => {
  const clean = cleaned(text);
  return clean === '' || Array.from(clean).length > maxNoticeLength ? null : clean;
};
