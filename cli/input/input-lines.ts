import type { Tools } from './command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { inSmallHeap } from '../terminal/small-heap.ts';
import { lineBlocks } from '../terminal/text-lines.ts';

interface EndOfInput {
  readonly signal: AbortSignal;
  readonly finish: () => Extract<ExitCode, 0 | 3 | 130>;
}

export interface InputLines extends EndOfInput {
  readonly lines: AsyncIterable<string>;
}

export interface InputBlocks extends EndOfInput {
  readonly blocks: AsyncIterable<readonly string[]>;
}

const isOfInput = (fault: unknown): fault is Error & { readonly code: unknown } =>
  fault instanceof Error && 'code' in fault;

export const inputBlocks = ({ io, messages }: Tools, file: string): InputBlocks => {
  const interrupt = new AbortController();
  const release = io.onInterrupt(() => interrupt.abort());
  let broken = '';
  const blocks = async function* (): AsyncGenerator<readonly string[]> {
    try {
      for await (const lines of lineBlocks(inSmallHeap(io.bytes(file, interrupt.signal)))) {
        if (interrupt.signal.aborted) return;
        yield lines;
      }
    } catch (fault) {
      if (interrupt.signal.aborted) return;
      if (!isOfInput(fault)) throw fault;
      broken = String(fault.code);
    }
  };
  return {
    blocks: blocks(),
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

export const inputLines = (tools: Tools, file: string): InputLines => {
  const { blocks, signal, finish } = inputBlocks(tools, file);
  const lines = async function* (): AsyncGenerator<string> {
    for await (const block of blocks) {
      for (const line of block) {
        if (signal.aborted) return;
        yield line;
      }
    }
  };
  return { lines: lines(), signal, finish };
};
