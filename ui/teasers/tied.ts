/** Figures that a dash joins stay on one line: a score, two years. */
export const tied = (title: string): string => title.replaceAll(/(?<=\d–)(?=\d)/g, '\u2060');
