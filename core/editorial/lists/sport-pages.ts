/** Paths below `/rovat` of the football and Formula 1 pages, which are sections by address (R5). */
const paths: ReadonlyMap<string | undefined, 'football' | 'formula-one'> = new Map([
  ['sport/foci-eredmenyek', 'football'],
  ['sport/forma-1', 'formula-one'],
]);

/** Which of the two a section's address names; null for a list, and below the prefix of a site, which has neither. */
export const sportPageOf = ({ site, fullPath }: Readonly<Record<string, string>>): 'football' | 'formula-one' | null =>
  site === undefined ? (paths.get(fullPath) ?? null) : null;
