import type { Tools } from './command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { textLines } from '../terminal/text-lines.ts';

/** The lines of a file or of standard input (`-`). They end early when the reader interrupts or the input breaks. */
export interface InputLines {
  readonly lines: AsyncIterable<string>;
  /** Comes when the reader interrupts. */
  readonly signal: AbortSignal;
  /** To be called at the end: how the input ended, told where that is not as it should be. */
  readonly finish: () => Extract<ExitCode, 0 | 3 | 130>;
}

const isOfInput = (fault: unknown): fault is Error & { readonly code: unknown } =>
  fault instanceof Error && 'code' in fault;

export const inputLines = ({ io, messages }: Tools, file: string): InputLines => {
  const interrupt = new AbortController();
  const release = io.onInterrupt(() => interrupt.abort());
  let broken = '';
  const lines = async function* (): AsyncGenerator<string> {
    try {
      for await (const line of textLines(io.bytes(file, interrupt.signal))) {
        if (interrupt.signal.aborted) return;
        yield line;
      }
    } catch (fault) {
      if (interrupt.signal.aborted) return;
      if (!isOfInput(fault)) throw fault;
      broken = String(fault.code);
    }
  };
  return {
    lines: lines(),
    signal: interrupt.signal,
    finish: () => {
      release();
      if (interrupt.signal.aborted) io.err(`${messages.verify.interrupted}\n`);
      if (broken !== '')
        io.err(
          `${messages.faults.inputUnreadable(file === '-' ? messages.traffic.standardInput : file)} (${messages.fileFault(broken)})\n`,
        );
      return interrupt.signal.aborted
        ? exitCodes.interrupted
        : broken !== ''
          ? exitCodes.unreadableInput
          : exitCodes.clean;
    },
  };
};
