import type { Episode } from './episode.ts';

/** A podcast of the publication. */
export interface Show {
  readonly slug: string;
  readonly name: string;
  /** Of its own page: a path, or absolute at another site of the family. */
  readonly path: string | null;
  /** How many there are. */
  readonly episodes: number;
  /** Null while there is none. */
  readonly newest: Episode | null;
}
