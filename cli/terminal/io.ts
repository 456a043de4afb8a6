import type { Time } from '#adapters/time/time.ts';
import type { Stretch } from './file-chunks.ts';

/** Puts lines by, outside of memory, and gives them back as often as they are asked for. */
export type PutBy = (lines: Iterable<string>) => Iterable<string>;

/** Where lines were put by, for another thread of the same process; it can be sent there. */
export type LentLines = object;

/** What a command may touch of the world. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The text of the rule set that a git ref has; null when it has none. */
  readonly committedRules: (ref: string) => Promise<string | null>;
  /**
   * The bytes of a file, or of standard input for `-`; a chunk is valid until the next is asked for. Throws when it
   * cannot be read, ends when the signal comes. Of a stretch of a file, its bytes and then those behind it.
   */
  readonly bytes: (path: string, signal: AbortSignal, stretch?: Stretch) => AsyncIterable<Buffer>;
  /** The size of a file in bytes; null when that is not known. */
  readonly size: (path: string) => Promise<number | null>;
  /** Writes a file, part after part; false when that is not possible. */
  readonly writeText: (path: string, text: string | Iterable<string>) => Promise<boolean>;
  /** The same for bytes. */
  readonly writeBytes: (path: string, chunks: AsyncIterable<Buffer>) => Promise<boolean>;
  readonly putBy: PutBy;
  readonly lend: (lines: Iterable<string>) => LentLines;
  readonly borrow: (lent: LentLines) => Iterable<string>;
  /**
   * Calls back when the reader interrupts (Ctrl-C), instead of ending; until the function that it returns is called.
   */
  readonly onInterrupt: (stop: () => void) => () => void;
  /** Ends the process with the code that `tell` gives when standard output takes no more; quietly where its reader has gone. */
  readonly onOutputFault: (tell: (code: string) => number) => void;
  readonly time: Time;
  /** Whether standard error is a terminal on which a bar can move. */
  readonly showsProgress: boolean;
  /** Whether standard input is a terminal, so that nothing will come from it by itself. */
  readonly typedInput: boolean;
  /** Asks for a line that is not shown while it is typed; null where it was given up. Only where input is typed. */
  readonly askHidden: (question: string) => Promise<string | null>;
  /** Whether the reader's terminal shows colours and wants them (NO_COLOR). */
  readonly colour: boolean;
}
