const maxLength = 80;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
};

export const wordsOf = (path: string): string => {
  const last = decoded(path.split('/').findLast((segment) => segment !== '') ?? '');
  const words = last.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.length > maxLength || /^\d*$/.test(words) ? '' : words;
};
