/** What says in another language all that some words say: the same names, the same gaps to fill, other texts. */
export type Spoken<Words> = Words extends string
  ? string
  : Words extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : Words extends readonly (infer Part)[]
      ? readonly Spoken<Part>[]
      : { readonly [Name in keyof Words]: Spoken<Words[Name]> };

/** Words as they are imported, and what takes their place. */
export type Pair = readonly [words: object, english: object];

export const inEnglish = <Words extends object>(words: Words, english: Spoken<Words>): Pair => [words, english];
