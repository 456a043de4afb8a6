import { foldAccents } from '../text-search/fold-accents.ts';

const longest = 80;

/** `Új híd a Dunán` → `uj-hid-a-dunan`; at most 80 characters, cut between words. */
export const slugOf = (text: string): string => {
  const whole = foldAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1));
};
