import { textOf } from './text-of.ts';

const wordsPerMinute = 200;

export interface Extent {
  readonly paragraphs: number;
  readonly minutes: number;
}

export const extentOf = (pages: readonly string[]): Extent => ({
  paragraphs: pages.join('').split('<p').length - 1,
  minutes: Math.max(1, Math.round(textOf(pages.join(' ')).split(' ').length / wordsPerMinute)),
});
