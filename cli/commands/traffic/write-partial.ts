import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Tools } from '../../input/command.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import type { Counted } from '../../traffic/exact-tally.ts';
import type { PartialHeader } from '../../traffic/partial.ts';
import { partialLines } from '../../traffic/partial.ts';

const block = 2 ** 16;

const inBlocks = function* (lines: Iterable<string>): Generator<string> {
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < block) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
};

/** `counts` must be sorted. False on failure; the error and exit code are already set. */
export const writePartial = async (
  { io, messages: { traffic }, finish }: Tools,
  file: string,
  header: PartialHeader,
  counts: Iterable<Counted>,
): Promise<boolean> => {
  const compressed = Readable.from(inBlocks(partialLines(header, counts))).pipe(createGzip());
  if (await io.writeBytes(file, compressed)) {
    io.err(`${traffic.partialWritten(file)}\n`);
    return true;
  }
  io.err(`${traffic.notWritten(file)}\n`);
  finish(exitCodes.usage);
  return false;
};
