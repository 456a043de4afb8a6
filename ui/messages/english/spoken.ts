export type Spoken<Words> = Words extends string
  ? string
  : Words extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : Words extends readonly (infer Part)[]
      ? readonly Spoken<Part>[]
      : { readonly [Name in keyof Words]: Spoken<Words[Name]> };

export type Pair = readonly [words: object, english: object];

export const inEnglish = <Words extends object>(words: Words, english: Spoken<Words>): Pair => [words, english];
