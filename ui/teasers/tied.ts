/** Figures that a dash joins stay on one line: a score, two years. A dash between words never begins a line. */
export const tied = (title: string): string =>
  title.replaceAll(/(?<=\d–)(?=\d)/g, '\u2060').replaceAll(' – ', '\u00a0– ');
