import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from './text-lines.ts';

const linesOf = async (...chunks: readonly Buffer[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of textLines(
    (async function* () {
      yield* chunks;
    })(),
  ))
    lines.push(line);
  return lines;
};

describe('the lines of a text', () => {
  it('are the same wherever its chunks are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n\ufeff]/g, '')),
          { minLength: 1 },
        ),
        fc.nat(40),
        async (lines, at) => {
          const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
          expect(await linesOf(bytes.subarray(0, at), bytes.subarray(at))).toEqual(lines);
        },
      ),
    );
  });

  it('have no marks of byte order and no carriage returns, and the last needs no end', async () => {
    expect(await linesOf(Buffer.from('\ufeffa\r\n\nb'))).toEqual(['a', '', 'b']);
    expect(await linesOf()).toEqual([]);
  });

  it('are cut when they exceed the length limit', async () => {
    const [line] = await linesOf(...Array.from({ length: 40 }, () => Buffer.alloc(2 ** 18, 'x')));
    expect(line).toHaveLength(2 ** 23);
  });
});
