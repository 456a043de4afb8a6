import { find, tab } from './bytes.ts';
import type { ReadLine } from './log-entry.ts';
import { readUrlLine } from './read-url-line.ts';

const maxCount = 15;

const numberBetween = (bytes: Buffer, start: number, end: number): number => {
  if (end <= start || end - start > maxCount) return -1;
  let number = 0;
  for (let at = start; at < end; at += 1) {
    const digit = (bytes[at] as number) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
};

const statusBetween = (bytes: Buffer, start: number, end: number): number => {
  if (start === end || (end - start === 1 && bytes[start] === 0x2d)) return 0;
  return end - start === 3 ? numberBetween(bytes, start, end) : -1;
};

/** `count⇥address⇥status`; the status is optional. */
export const readWeightedLine: ReadLine = (bytes, start, end, entry) => {
  const first = find(bytes, tab, start, end);
  if (first < 0) return false;
  const second = find(bytes, tab, first + 1, end);
  const behind = second < 0 ? end : second;
  const weight = numberBetween(bytes, start, first);
  const status = behind === end ? 0 : statusBetween(bytes, behind + 1, end);
  if (weight < 0 || status < 0 || behind === first + 1 || !readUrlLine(bytes, first + 1, behind, entry)) return false;
  entry.weight = weight;
  entry.status = status;
  return true;
};
