import type { Episode } from './episode.ts';

/** A podcast of the house. */
export interface Show {
  readonly slug: string;
  readonly name: string;
  /** Path of its own page. */
  readonly path: string | null;
  /** How many there are. */
  readonly episodes: number;
  /** Null while there is none. */
  readonly newest: Episode | null;
}
