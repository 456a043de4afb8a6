import { type Chapter, chapterEnd } from './chapter.ts';

export const sleepMinutes = [5, 15, 30, 60] as const;

export type SleepChoice = 'never' | 'chapter' | 'episode' | (typeof sleepMinutes)[number];

export type Sleep =
  | { readonly kind: 'never' }
  /** Unix seconds. */
  | { readonly kind: 'minutes'; readonly choice: (typeof sleepMinutes)[number]; readonly until: number }
  /** Second of the episode; null for its end. */
  | { readonly kind: 'chapter'; readonly until: number | null }
  | { readonly kind: 'episode' };

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

export const sleepsNow = (sleep: Sleep, at: number, now: number): boolean => {
  if (sleep.kind === 'minutes') return now >= sleep.until;
  return sleep.kind === 'chapter' && sleep.until !== null && at >= sleep.until;
};

export const sleepAfterJump = (sleep: Sleep, heard: Heard): Sleep =>
  sleep.kind === 'chapter' ? { kind: 'chapter', until: chapterEnd(heard.chapters, heard.at) } : sleep;

/** A minutes timer continues with the next episode; a chapter timer ends. */
export const sleepAfterChange = (sleep: Sleep): Sleep => (sleep.kind === 'minutes' ? sleep : awake);

export const sleepMinutesLeft = (sleep: Sleep, now: number): number | null =>
  sleep.kind === 'minutes' ? Math.max(0, Math.ceil((sleep.until - now) / 60)) : null;
