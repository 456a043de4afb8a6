/** One request. Reused for every line. Never contains the client's address. */
export interface LogEntry {
  /** Number of requests the line counts for; 0 for a heading. */
  weight: number;
  method: string;
  host: string;
  status: number;
  /** Unix seconds; NaN when missing or not requested. */
  at: number;
  referrer: string;
  agent: string;
  /** Position of an ASCII target, which avoids a string per request. When `end` is 0, `text` holds the target. */
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

export const targetOf = ({ bytes, start, end, text }: LogEntry): string =>
  end === 0 ? text : bytes.toString('latin1', start, end);

/** Most logs write this in place of a request that is not HTTP. */
export const noRequest = '-';

export const setNoRequest = (entry: LogEntry): void => {
  entry.method = noRequest;
  entry.host = '';
  entry.text = noRequest;
  entry.end = 0;
};

export type ReadLine = (bytes: Buffer, start: number, end: number, entry: LogEntry) => boolean;

export interface ReaderNeeds {
  readonly time: boolean;
  readonly audience?: boolean;
}
