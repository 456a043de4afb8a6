/** A part of an episode under a title of its own. Seconds from the beginning; the chapters of an episode are in order. */
export interface Chapter {
  readonly at: number;
  readonly title: string;
}

/** Which chapter is heard at a second; -1 before the first. */
export const chapterAt = (chapters: readonly Chapter[], second: number): number =>
  chapters.findLastIndex(({ at }) => at <= second);

/** The second at which the chapter that is heard ends; null where it ends with the episode. */
export const chapterEnd = (chapters: readonly Chapter[], second: number): number | null =>
  chapters[chapterAt(chapters, second) + 1]?.at ?? null;
