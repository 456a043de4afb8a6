/** Times in seconds from the start of the episode; chapters are in order. */
export interface Chapter {
  readonly at: number;
  readonly title: string;
}

export const chapterAt = (chapters: readonly Chapter[], second: number): number =>
  chapters.findLastIndex(({ at }) => at <= second);

export const chapterEnd = (chapters: readonly Chapter[], second: number): number | null =>
  chapters[chapterAt(chapters, second) + 1]?.at ?? null;
