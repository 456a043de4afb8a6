/**
 * What a line of a log says of one request. One object serves all lines, each overwriting the last. The client's
 * address is never read into it.
 */
export interface LogEntry {
  /** Requests that the line stands for: one, but in a log that was counted before; none where it is a heading. */
  weight: number;
  /** Empty where the log does not say; `noRequest` where what came was none. */
  method: string;
  /** Empty where the log does not say. */
  host: string;
  /** 0 where the log does not say. */
  status: number;
  /** Unix seconds; NaN where the log does not say or nobody asked. */
  at: number;
  /** Where the reader came from, and what asked; empty where the log does not say or nobody asked. */
  referrer: string;
  agent: string;
  /**
   * Where the target stands as plain ASCII, so that it need not be made a text for every request; `end` is 0 where it
   * has been, in `text`.
   */
  bytes: Buffer;
  start: number;
  end: number;
  text: string;
}

const noBytes = Buffer.alloc(0);

export const emptyEntry = (): LogEntry => ({
  weight: 1,
  method: '',
  host: '',
  status: 0,
  at: Number.NaN,
  referrer: '',
  agent: '',
  bytes: noBytes,
  start: 0,
  end: 0,
  text: '',
});

/**
 * The target of an entry: a path with its query, or an absolute address, as it was asked for; other bytes than ASCII
 * are percent-encoded.
 */
export const targetOf = ({ bytes, start, end, text }: LogEntry): string =>
  end === 0 ? text : bytes.toString('latin1', start, end);

/** Stands for the method of what was no HTTP request, as it does in most logs. */
export const noRequest = '-';

/** The line says that something came which was no HTTP request. */
export const setNoRequest = (entry: LogEntry): void => {
  entry.method = noRequest;
  entry.host = '';
  entry.text = noRequest;
  entry.end = 0;
};

/** Reads the line between two places of a buffer; false when it is not of the format, whatever the entry then holds. */
export type ReadLine = (bytes: Buffer, start: number, end: number, entry: LogEntry) => boolean;

export interface ReaderNeeds {
  /** Whether anyone asks for the time, which costs. */
  readonly time: boolean;
  /** Whether anyone asks who came from where, which costs. */
  readonly audience?: boolean;
}
