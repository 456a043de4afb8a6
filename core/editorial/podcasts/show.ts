import type { Episode } from './episode.ts';

export interface Show {
  readonly slug: string;
  readonly name: string;
  readonly path: string | null;
  readonly episodes: number;
  readonly newest: Episode | null;
}
