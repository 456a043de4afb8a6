import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from './message-text.ts';
import { waitIn } from './send-push.ts';

describe('the text of a message', () => {
  it('is complete and well below the push services’ size limit, for any article', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 3_000 }),
        fc.string({ unit: 'grapheme', maxLength: 3_000 }),
        (title, lead) => {
          const text = messageText({ id: 1, title, lead, address: `https://lapunk.example/${'a'.repeat(800)}` });
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3_000);
          expect(Object.keys(JSON.parse(text) as object)).toEqual(['title', 'lead', 'address', 'tag']);
        },
      ),
    );
  });
});

describe('the wait time of a push service', () => {
  it.each([
    ['90', 90],
    ['0', 1],
    ['999999', 3_600],
    ['Thu, 01 Jan 1970 00:01:40 GMT', 90],
    ['soha', null],
    [undefined, null],
  ])('of %s is %s', (header, seconds) => expect(waitIn(header, 10)).toBe(seconds));
});
