export interface Alike {
  readonly at: number;
  readonly share: number;
}

export type WordsIndex = (slug: string) => readonly Alike[];

const maxOfWord = 500;
const minShare = 0.4;
const maxFound = 8;

const wordsOf = (slug: string): readonly string[] => [...new Set(slug.split('-').filter((word) => word.length > 1))];

export const wordsIndex = (slugs: readonly string[]): WordsIndex => {
  const entries = new Map<string, number[]>();
  slugs.forEach((slug, at) => {
    for (const word of wordsOf(slug)) {
      const known = entries.get(word);
      if (known === undefined) entries.set(word, [at]);
      else known.push(at);
    }
  });
  const weight = (word: string): number => Math.log(1 + slugs.length / ((entries.get(word)?.length ?? 0) + 1));
  const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + weight(word), 0);
  return (slug) => {
    const words = wordsOf(slug);
    const sums = new Map<number, number>();
    for (const word of words) {
      const having = entries.get(word) ?? [];
      if (having.length > maxOfWord) continue;
      for (const at of having) sums.set(at, (sums.get(at) ?? 0) + weight(word));
    }
    const whole = weightOf(words);
    const promising = [...sums].sort((one, other) => other[1] - one[1]).slice(0, 4 * maxFound);
    return promising
      .map(([at]) => {
        const others = wordsOf(slugs[at] as string);
        const both = weightOf(words.filter((word) => others.includes(word)));
        return { at, share: both / (whole + weightOf(others) - both) };
      })
      .filter(({ share }) => share >= minShare)
      .sort((one, other) => other.share - one.share || one.at - other.at)
      .slice(0, maxFound);
  };
};
