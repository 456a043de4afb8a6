/** Joined spellings: `f16` and `f16os` for `F-16-os`. */
export interface Joined {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const maxLength = 100;
const maxRun = 3;

export const joinedWords = (words: readonly string[]): readonly Joined[] => {
  if (words.length < 2) return [];
  const runs = [...new Set([2, maxRun, words.length])].filter((length) => length <= words.length);
  return runs
    .flatMap((length) =>
      Array.from({ length: words.length - length + 1 }, (_, from) => ({
        text: words.slice(from, from + length).join(''),
        from,
        to: from + length - 1,
      })),
    )
    .filter(({ text }) => text.length <= maxLength);
};
