import { describe, expect, it } from 'vitest';
import { storedBody } from './cached-page.ts';
import { readHead } from '../requests/request-head.ts';
import { isKnown } from './send-cached-page.ts';

const body = storedBody(Buffer.from('x'), 'a-B_9', []);
const known = (...headers: readonly string[]): boolean =>
  isKnown(readHead(headers.flatMap((header) => ['If-None-Match', header])), body);

describe('If-None-Match', () => {
  it.each([
    [['W/"a-B_9"'], true],
    [['"a-B_9"'], true],
    [['"x","a-B_9"'], true],
    [['W/"x", W/"a-B_9" ,"y"'], true],
    [[' * '], true],
    [['"x"', '"a-B_9"'], true],
    [['"a-B_9"', '"x"'], true],
    [['"a-b_9"'], false],
    [['w/"a-B_9"'], false],
    [['a-B_9'], false],
    [['"x"'], false],
    [[''], false],
    [[], false],
  ])('%j is compared weakly: %j', (headers, expected) => {
    expect(known(...headers)).toBe(expected);
  });
});
