import { describe, expect, it } from 'vitest';
import { causeInWords } from './cause-in-words.ts';

describe('a failure', () => {
  it('of an embedded database tells what the system said, though it is no error', () => {
    expect(causeInWords({ name: 'ErrnoError', errno: 51 })).toBe('ENOSPC');
    expect(causeInWords({ name: 'ErrnoError', errno: 69 })).toBe('EROFS');
    expect(causeInWords({ name: 'ErrnoError', errno: 999 })).toBe('errno 999');
    expect(causeInWords({ name: 'ExitStatus', message: 'Program terminated with exit(1)', status: 1 })).toBe(
      'Program terminated with exit(1)',
    );
  });

  it('reports only its message, for any thrown value', () => {
    expect(causeInWords(new Error('gone'))).toBe('gone');
    expect(causeInWords('gone')).toBe('gone');
    expect(causeInWords(null)).toBe('null');
    expect(causeInWords({ name: 'Odd', data: 'CANARY' })).toBe('Odd');
    expect(causeInWords({ data: 'CANARY' })).toBe('an object without a message');
  });
});
