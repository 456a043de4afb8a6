import type { Time } from '#adapters/time/time.ts';
import type { Stretch } from './file-chunks.ts';

export type PutBy = (lines: Iterable<string>) => Iterable<string>;

export type LentLines = object;

export type Locale = Readonly<Partial<Record<'LC_ALL' | 'LC_MESSAGES' | 'LANG', string | undefined>>>;

export type StopSignal = 'SIGINT' | 'SIGTERM';

export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Null when the git ref has no rule set. */
  readonly committedRules: (ref: string) => Promise<string | null>;
  /**
   * Yields the bytes of a file, or of standard input for `-`; a chunk is valid until the next one. Throws when the file
   * cannot be read; ends on the signal. After a stretch it continues with the following bytes.
   */
  readonly bytes: (path: string, signal: AbortSignal, stretch?: Stretch) => AsyncIterable<Buffer>;
  /** In bytes; null when unknown. */
  readonly size: (path: string) => Promise<number | null>;
  readonly isWritable: (path: string) => Promise<boolean>;
  /** Keeps an earlier file until the new one is complete. */
  readonly writeText: (path: string, text: string | Iterable<string>) => Promise<boolean>;
  readonly writeBytes: (path: string, chunks: AsyncIterable<Buffer>) => Promise<boolean>;
  readonly putBy: PutBy;
  readonly lend: (lines: Iterable<string>) => LentLines;
  readonly borrow: (lent: LentLines) => Iterable<string>;
  /** Calls back on these signals (both) instead of ending the process, until the returned function is called. */
  readonly onInterrupt: (stop: () => void, signals?: readonly StopSignal[]) => () => void;
  /** Ends the process with the code of `tell` when standard output fails; silently for a closed pipe. */
  readonly onOutputFault: (tell: (code: string) => number) => void;
  readonly time: Time;
  readonly showsProgress: boolean;
  readonly typedInput: boolean;
  readonly askHidden: (question: string) => Promise<string | null>;
  readonly colour: boolean;
  /** Of the terminal; infinite without one. */
  readonly columns: number;
  readonly locale: Locale;
}
