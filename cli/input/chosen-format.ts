import { exitCodes } from '../terminal/exit-codes.ts';
import type { Tools } from './command.ts';

/** Null when `--json` and `--format` contradict; the error and exit code are already set. */
export const chosenFormat = <Format extends string>(
  { io, messages, finish }: Tools,
  { json = false, format }: { readonly json?: boolean; readonly format?: Format },
  byDefault: Format,
): Format | 'json' | null => {
  if (!json) return format ?? byDefault;
  if (format === undefined || format === 'json') return 'json';
  io.err(`${messages.faults.twoFormats(format)}\n`);
  finish(exitCodes.usage);
  return null;
};
