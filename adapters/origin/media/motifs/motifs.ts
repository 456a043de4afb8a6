/** See docs/articles.md. */
export const motifs = [
  'hills',
  'city',
  'river',
  'bridge',
  'portrait',
  'crowd',
  'map',
  'bars',
  'curve',
  'coins',
  'stadium',
  'racetrack',
  'parliament',
  'court',
  'school',
  'hospital',
  'train',
  'road',
  'factory',
  'field',
  'forest',
  'lake',
  'storm',
  'night-sky',
  'house',
  'kitchen',
  'table',
  'book',
  'stage',
  'cinema',
  'record',
  'radio',
  'phone',
  'circuit',
  'flask',
  'globe',
  'ballot',
  'letter',
  'hands',
  'clock',
] as const;

export type Motif = (typeof motifs)[number];

/** Posed as data. Files that name them get a plain plate. Their places stay: colours depend on them. */
export const plainMotifs: ReadonlySet<string> = new Set<Motif>(['bars', 'curve']);

export const drawnMotifs = motifs.filter((motif) => !plainMotifs.has(motif));

export const variantCount = 12;
