import { exitCodes } from '../../terminal/exit-codes.ts';
import type { Tools } from '../../input/command.ts';

/** Maximum characters per write. */
const block = 2 ** 16;

const inBlocks = function* (parts: string | Iterable<string>): Generator<string> {
  if (typeof parts === 'string') return yield parts;
  let text = '';
  for (const part of parts) {
    text += part;
    if (text.length < block) continue;
    yield text;
    text = '';
  }
  yield text;
};

const withoutColour = function* (parts: Iterable<string>): Generator<string> {
  // oxlint-disable-next-line no-control-regex
  for (const part of parts) yield part.replace(/\u001b\[\d+m/g, '');
};

/** Writes to the named file, without colour codes, or to standard output. */
export const writeOutput = async (
  { io, messages: { traffic }, finish }: Tools,
  file: string | undefined,
  text: string | Iterable<string>,
): Promise<void> => {
  if (file === undefined || file === '-') {
    for (const part of inBlocks(text)) io.out(part);
    return;
  }
  if (await io.writeText(file, withoutColour(inBlocks(text)))) return io.err(`${traffic.written(file)}\n`);
  io.err(`${traffic.notWritten(file)}\n`);
  finish(exitCodes.usage);
};
