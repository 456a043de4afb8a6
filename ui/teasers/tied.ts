/**
 * Figures and words that a dash joins stay on one line: a score, two years, two towns. A dash between words never
 * begins a line.
 */
export const tied = (title: string): string =>
  title.replaceAll(/(?<=[\p{L}\d]–)(?=[\p{L}\d])/gu, '\u2060').replaceAll(' – ', '\u00a0– ');
