import { readable } from '../terminal/readable.ts';

const longest = 160;

/** Of a line that could not be read, more would only tell of its reader. */
const lookedAt = 1000;

/** What may say who asked: addresses of machines and people, values of queries, long words of letters and digits. */
const telling: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.])\d{1,3}([.-])\d{1,3}\1\d{1,3}\1\d{1,3}(?!\d)/g, '*'],
  // Of IPv6 with a port, too, which is no longer told apart from one of its groups.
  [/[\da-f.]*(?::|%3a)[\da-f.]*(?::|%3a)(?:[\da-f:.]|%3a)*/gi, '*'],
  [/[^\s"'<>=&?/;,]+(?:@|%40)[^\s"'<>=&?/;,]+/gi, '*'],
  [/=[^&\s"';,]+/g, '=*'],
  [/(?<=[":])(\s*)"[^"]*"/g, '$1"*"'],
  [/[\w+/-]*\d[\w+/-]*[a-z][\w+/-]*\d[\w+/-]{8,}/gi, '*'],
];

/** A line as it may be shown: enough to tell what is wrong with it, nothing of who asked. */
export const maskedLine = (bytes: Buffer, start: number, end: number): string => {
  const text = bytes.toString('utf8', start, Math.min(end, start + lookedAt));
  const masked = readable(telling.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text));
  return masked.length > longest ? `${masked.slice(0, longest - 1)}…` : masked;
};
