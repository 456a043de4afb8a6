/** Football and Formula 1 pages have section addresses below `/rovat` (R5). */
const paths: ReadonlyMap<string | undefined, 'football' | 'formula-one'> = new Map([
  ['sport/foci-eredmenyek', 'football'],
  ['sport/forma-1', 'formula-one'],
]);

export const sportPageOf = ({ site, fullPath }: Readonly<Record<string, string>>): 'football' | 'formula-one' | null =>
  site === undefined ? (paths.get(fullPath) ?? null) : null;
