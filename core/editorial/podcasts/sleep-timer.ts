import { type Chapter, chapterEnd } from './chapter.ts';

/** After how many minutes the player may fall asleep. */
export const sleepMinutes = [5, 15, 30, 60] as const;

export type SleepChoice = 'never' | 'chapter' | 'episode' | (typeof sleepMinutes)[number];

/** When the player stops by itself, so that whoever falls asleep loses nothing. */
export type Sleep =
  | { readonly kind: 'never' }
  /** At a moment, in unix seconds. */
  | { readonly kind: 'minutes'; readonly choice: (typeof sleepMinutes)[number]; readonly until: number }
  /** At a second of the episode; null for its end. */
  | { readonly kind: 'chapter'; readonly until: number | null }
  | { readonly kind: 'episode' };

/** What is heard: the second of the episode, and what parts it has. */
export interface Heard {
  readonly at: number;
  readonly chapters: readonly Chapter[];
}

export const awake: Sleep = { kind: 'never' };

/** `now` in unix seconds. */
export const setSleep = (choice: SleepChoice, { at, chapters }: Heard, now: number): Sleep => {
  if (typeof choice === 'number') return { kind: 'minutes', choice, until: now + choice * 60 };
  if (choice === 'chapter') return { kind: 'chapter', until: chapterEnd(chapters, at) };
  return choice === 'episode' ? { kind: 'episode' } : awake;
};

/** Whether it is time to stop. The end of the episode stops by itself. */
export const sleepsNow = (sleep: Sleep, at: number, now: number): boolean => {
  if (sleep.kind === 'minutes') return now >= sleep.until;
  return sleep.kind === 'chapter' && sleep.until !== null && at >= sleep.until;
};

/** Who jumps into another chapter means the end of that one. */
export const sleepAfterJump = (sleep: Sleep, heard: Heard): Sleep =>
  sleep.kind === 'chapter' ? { kind: 'chapter', until: chapterEnd(heard.chapters, heard.at) } : sleep;

/** With another episode the minutes go on; what was said of the one before is over. */
export const sleepAfterChange = (sleep: Sleep): Sleep => (sleep.kind === 'minutes' ? sleep : awake);

/** Minutes that are left, the begun one counted; null where nothing is counted. */
export const sleepMinutesLeft = (sleep: Sleep, now: number): number | null =>
  sleep.kind === 'minutes' ? Math.max(0, Math.ceil((sleep.until - now) / 60)) : null;
