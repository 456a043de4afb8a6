import { detectFormat } from './detect-format.ts';
import { inSmallHeap } from '../terminal/small-heap.ts';
import type { LineCutter, TakeLine } from './each-line.ts';
import { lineCutter } from './each-line.ts';
import { decompressByTool } from './decompress-by-tool.ts';
import { decompressChunks } from './decompress-chunks.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { emptyEntry } from './log-entry.ts';
import type { LogFormat } from './log-formats.ts';
import type { Compression } from './not-a-log.ts';
import { compressionOf, isBinary, NotALog } from './not-a-log.ts';
import { readerOf } from './log-formats.ts';

export interface LogNeeds extends ReaderNeeds {
  readonly format: LogFormat | 'auto';
  readonly tellFormat?: (format: LogFormat) => void;
  readonly part?: boolean;
}

export interface LineCount {
  lines: number;
  bad: number;
}

export type TakeBad = (line: number, bytes: Buffer | null, start: number, end: number) => void;

export interface EntryTaker {
  /** The next line overwrites the entry; its bytes stay valid until `settle`. */
  readonly take: (entry: LogEntry) => void;
  readonly settle: () => void;
}

const maxSamples = 50;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Bytes used to detect the format. */
const sampled = 2 ** 16;

const samplesOf = (chunk: Buffer): readonly Buffer[] => {
  const lines: Buffer[] = [];
  const cutter = lineCutter((bytes, start, end) => {
    if (bytes !== null && lines.length < maxSamples) lines.push(Buffer.from(bytes.subarray(start, end)));
  });
  cutter.add(chunk.subarray(0, sampled));
  if (lines.length === 0) cutter.end();
  return lines;
};

/** The first chunk has at least `least` bytes, because a pipe may deliver very little. */
const withLargeFirst = async function* (chunks: AsyncIterable<Buffer>, min: number): AsyncGenerator<Buffer> {
  let first: Buffer | null = Buffer.alloc(0);
  try {
    for await (const chunk of chunks) {
      if (first === null) yield chunk;
      else if (first.length + chunk.length < min) first = Buffer.concat([first, chunk]);
      else {
        const whole: Buffer = first.length === 0 ? chunk : Buffer.concat([first, chunk]);
        first = null;
        yield whole;
      }
    }
  } catch (fault) {
    if (first !== null && first.length > 0) yield first;
    throw fault;
  }
  if (first !== null && first.length > 0) yield first;
};

const decompressedBy = (compression: Compression | null, chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> => {
  switch (compression) {
    case null:
      return chunks;
    case 'gzip':
    case 'zstd':
      return decompressChunks(chunks, compression);
    case 'bzip2':
    case 'xz':
      return decompressByTool(chunks, compression);
    default:
      throw new NotALog(compression);
  }
};

const decompressed = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const parts = withLargeFirst(chunks, 8);
  const first = await parts.next();
  if (first.done === true) return;
  const all = (async function* () {
    yield first.value;
    yield* parts;
  })();
  yield* decompressedBy(compressionOf(first.value), all);
};

const withoutMark = (chunk: Buffer): Buffer => (chunk.subarray(0, 3).equals(byteOrderMark) ? chunk.subarray(3) : chunk);

const lineTaker = (
  read: ReadLine,
  count: LineCount,
  { take }: EntryTaker,
  takeBad: TakeLine,
  stopped: () => boolean,
): TakeLine => {
  const entry = emptyEntry();
  return (bytes, start, end) => {
    if (stopped()) return;
    if (bytes !== null && read(bytes, start, end, entry)) {
      count.lines += entry.weight;
      if (entry.weight > 0) take(entry);
      return;
    }
    count.lines += 1;
    count.bad += 1;
    takeBad(bytes, start, end);
  };
};

export const formatOf = (first: Buffer): LogFormat => detectFormat(samplesOf(first.subarray(0, sampled)));

/** Binary data has line ends by chance, but no requests. */
const readNothing: ReadLine = () => false;

const readerFor = (first: Buffer, { format, tellFormat, ...needs }: LogNeeds): ReadLine => {
  const known = format === 'auto' ? formatOf(first) : format;
  tellFormat?.(known);
  return readerOf(known, needs);
};

export interface LogHead {
  readonly isPlain: boolean;
  /** Bytes of a byte order mark. */
  readonly mark: number;
  readonly format: LogFormat;
}

export const headOf = async (chunks: AsyncIterable<Buffer>): Promise<LogHead | null> => {
  for await (const first of withLargeFirst(chunks, sampled)) {
    const text = withoutMark(first);
    return {
      isPlain: compressionOf(first) === null && !isBinary(text.subarray(0, sampled)),
      mark: first.length - text.length,
      format: formatOf(text),
    };
  }
  return null;
};

/**
 * Reads plain or compressed logs in bounded memory. Returns the line ends read. Rethrows input errors after counting;
 * throws `NotALog` for binary data.
 */
export const readLog = async (
  chunks: AsyncIterable<Buffer>,
  needs: LogNeeds,
  count: LineCount,
  taker: EntryTaker,
  stopped: () => boolean,
  takeBad: TakeBad = () => {},
): Promise<number> => {
  let cutter: LineCutter | null = null;
  let binary = false;
  const part = needs.part === true;
  const cutterOf = (text: Buffer): LineCutter => {
    binary = !part && isBinary(text.subarray(0, sampled));
    const made: LineCutter = lineCutter(
      binary
        ? lineTaker(readNothing, count, taker, () => {}, stopped)
        : lineTaker(
            readerFor(text, needs),
            count,
            taker,
            (bytes, start, end) => takeBad(made.ended() + 1, bytes, start, end),
            stopped,
          ),
    );
    return made;
  };
  try {
    for await (const chunk of inSmallHeap(part ? chunks : withLargeFirst(decompressed(chunks), sampled))) {
      const text = cutter === null && !part ? withoutMark(chunk) : chunk;
      cutter ??= cutterOf(text);
      cutter.add(text);
      taker.settle();
      if (stopped()) break;
    }
  } finally {
    cutter?.end();
    taker.settle();
  }
  if (binary) throw new NotALog(null);
  return cutter?.ended() ?? 0;
};
