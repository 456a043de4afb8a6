import { exitCodes } from '../terminal/exit-codes.ts';
import type { Tools } from '../input/command.ts';

/**
 * Writes a finished text to the file that was named, else to standard output. A colour code has no business in a
 * file.
 */
export const writeOutput = async (
  { io, messages: { traffic }, finish }: Tools,
  file: string | undefined,
  text: string,
): Promise<void> => {
  if (file === undefined || file === '-') return io.out(text);
  // oxlint-disable-next-line no-control-regex
  if (await io.writeText(file, text.replace(/\u001b\[\d+m/g, ''))) return io.err(`${traffic.written(file)}\n`);
  io.err(`${traffic.notWritten(file)}\n`);
  finish(exitCodes.usage);
};
