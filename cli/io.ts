/** What a command may touch of the world. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The lines of standard input, without their ends. */
  readonly lines: () => AsyncIterable<string>;
  /** The text of a file; null when it cannot be read. */
  readonly readText: (path: string) => Promise<string | null>;
  /** Whether the reader's terminal shows colours and wants them (NO_COLOR). */
  readonly colour: boolean;
}
