import type { Tools } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';

/** The whole text of a file or of standard input (`-`); null when it cannot be read, which is told. */
export const readInput = async (
  { io, messages: { faults, traffic }, finish }: Tools,
  file: string,
): Promise<string | null> => {
  const parts: Buffer[] = [];
  try {
    for await (const chunk of io.bytes(file, new AbortController().signal)) parts.push(Buffer.from(chunk));
    return Buffer.concat(parts).toString();
  } catch {
    io.err(`${faults.inputUnreadable(file === '-' ? traffic.standardInput : file)}\n`);
    finish(exitCodes.unreadableInput);
    return null;
  }
};
