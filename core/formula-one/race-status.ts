import { pollSeconds } from '../polling/poll-delay.ts';

export type RaceStatus = 'completed' | 'live' | 'other';

/** What upstream's word for a race says; a word that we do not know, or none, is other (spec §4). */
export const raceStatus = (word: string | null): RaceStatus =>
  word === 'Completed' ? 'completed' : word === 'Live' ? 'live' : 'other';

/** Whether nothing is left to wait for. A cancelled session is over too, or the calendar would never move past it. */
export const isOver = (word: string | null): boolean => raceStatus(word) === 'completed' || word === 'Cancelled';

/** After how many seconds results are asked for again; null for what is not live (spec §4). */
export const raceRefreshSeconds = (word: string | null): number | null =>
  raceStatus(word) === 'live' ? pollSeconds : null;
