import { foldAccents } from '../text-search/fold-accents.ts';

const maxLength = 80;

/** `Új híd a Dunán` → `uj-hid-a-dunan`; at most 80 characters, cut between words. */
export const slugOf = (text: string): string => {
  const whole = foldAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1));
};
