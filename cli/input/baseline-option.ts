import type { Baseline, NewFindings } from '../traffic/baseline.ts';
import { readBaseline } from '../traffic/baseline.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { readWhole } from '../terminal/read-whole.ts';
import type { Tools } from './command.ts';

/** Bytes: a report with all rows of some million addresses. */
const largest = 2 ** 28;

/** Null when the file is no report; the error and exit code are already set. */
export const baselineInFile = async (
  { io, messages: { faults, fileFault, traffic }, finish }: Tools,
  file: string,
): Promise<Baseline | null> => {
  const text = await readWhole(io, file, largest);
  const baseline = text.isErr() ? null : readBaseline(text.value);
  if (baseline !== null) {
    if (baseline.partial.length > 0) io.err(`${traffic.partialBaseline(baseline.partial)}\n`);
    return baseline;
  }
  io.err(`${faults.inputUnreadable(file)} (${text.isErr() ? fileFault(text.error) : traffic.noBaseline})\n`);
  finish(exitCodes.unreadableInput);
  return null;
};

export const tellNew = ({ io, messages: { traffic } }: Tools, { list, count }: NewFindings): void => {
  io.err(`${traffic.newSince(count())}\n`);
  for (const { kind, url, hits } of list()) io.err(`  ${kind}  ${url}  ${traffic.requests(hits)}\n`);
  if (count() > list().length) io.err(`  ${traffic.more(count() - list().length)}\n`);
};
