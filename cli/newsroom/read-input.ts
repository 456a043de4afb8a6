import { isUtf8 } from 'node:buffer';
import type { Tools } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';

/** Null when unreadable or not UTF-8; the error is already printed. */
export const readInput = async (
  { io, messages: { faults, traffic }, finish }: Tools,
  file: string,
): Promise<string | null> => {
  const parts: Buffer[] = [];
  const named = file === '-' ? traffic.standardInput : file;
  const fail = (message: string): null => {
    io.err(`${message}\n`);
    finish(exitCodes.unreadableInput);
    return null;
  };
  try {
    for await (const chunk of io.bytes(file, new AbortController().signal)) parts.push(Buffer.from(chunk));
  } catch {
    return fail(faults.inputUnreadable(named));
  }
  const bytes = Buffer.concat(parts);
  return isUtf8(bytes) ? bytes.toString() : fail(faults.inputNotUtf8(named));
};
