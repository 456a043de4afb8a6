import { describe, expect, it } from 'vitest';
import { logTime, readTime } from './log-time.ts';

describe('the time of an access log', () => {
  it.each([
    ['01/Jan/1970:00:00:00 +0000', 0],
    ['01/Jan/1970:01:00:00 +0100', 0],
    ['21/Nov/2026:12:00:00 -0230', 1_795_271_400],
    ['01/Jan/10000:00:00:00 +0000', Number.NaN],
    ['32/Jan/2026:00:00:00 +0000', Number.NaN],
    ['31/Nov/2026:12:00:00 +0000', Number.NaN],
    ['', Number.NaN],
    ['21/nov/2026:12:00:00 +0000', Number.NaN],
  ])('%j is %d', (text, at) => {
    expect(logTime(text)).toBe(at);
  });
});

describe('a time that was typed', () => {
  it.each([
    ['0', 0],
    ['-1.5', -1.5],
    ['1970-01-02', 86_400],
    ['1970-01-01T01:00', 3600],
    ['1970-01-01 01:00:01.5Z', 3601.5],
    ['1970-01-01T01:00+0100', 0],
    ['1970-01-01T01:00:00-01:00', 7200],
    ['yesterday', Number.NaN],
    ['', Number.NaN],
    ['1970-13-01', Number.NaN],
    ['2026-11-31', Number.NaN],
    ['2026-11-31T10:00', Number.NaN],
    ['2026-02-29T10:00+01:00', Number.NaN],
    ['2028-02-29T00:00Z', 1_835_395_200],
    ['NaN', Number.NaN],
    ['1970-01-01T01', Number.NaN],
  ])('%j is %d', (text, at) => {
    expect(readTime(text)).toBe(at);
  });
});
