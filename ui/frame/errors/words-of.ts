/** Longer addresses are of no use to a search. */
const longest = 80;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
};

/** The words of an address's last segment, as a search would be typed; empty where there are none. */
export const wordsOf = (path: string): string => {
  const last = decoded(path.split('/').findLast((segment) => segment !== '') ?? '');
  const words = last.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.length > longest || /^\d*$/.test(words) ? '' : words;
};
