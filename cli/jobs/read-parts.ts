import { createHash } from 'node:crypto';
import type { InputFault } from '../logs/input-fault.ts';
import { inputFault } from '../logs/input-fault.ts';
import type { LogStretch } from '../logs/lines-of-stretch.ts';
import { linesOfStretch, readOfStretch } from '../logs/lines-of-stretch.ts';
import type { LogFormat } from '../logs/log-formats.ts';
import { maskedLine } from '../logs/masked-line.ts';
import type { EntryTaker, LineCount, LogNeeds } from '../logs/read-log.ts';
import { readLog } from '../logs/read-log.ts';
import type { Io } from '../terminal/io.ts';
import type { AddMethod, RequestNeeds, Sorted } from '../traffic/wanted-requests.ts';
import { wantedRequests } from '../traffic/wanted-requests.ts';
import type { SharedState } from './shared-state.ts';

export interface TrafficNeeds extends Pick<LogNeeds, 'format' | 'audience'>, RequestNeeds {
  /** `-` or an empty list is standard input. */
  readonly files: readonly string[];
}

export interface LogPart {
  readonly file: string;
  /** Index of the log, because the same file may be given twice. */
  readonly log: number;
  /** Only for plain logs of a known format; null reads the whole file. */
  readonly stretch: (LogStretch & { readonly format: LogFormat }) | null;
  readonly sumOnly?: boolean;
}

export interface UnreadableInPart {
  readonly line: number;
  readonly sample: string;
}

export interface PartRead extends LineCount {
  readonly at: number;
  /** Null when the part was not read to the end. */
  readonly ended: number | null;
  readonly format: LogFormat | null;
  readonly unreadable: readonly UnreadableInPart[];
  readonly fault: InputFault | null;
  /** Of the file's raw bytes; null when not requested or empty. */
  readonly fingerprint: string | null;
}

export interface PartsRead extends Sorted {
  readonly parts: readonly PartRead[];
}

export interface ReadingNeeds {
  readonly io: Pick<Io, 'bytes'>;
  readonly traffic: TrafficNeeds;
  readonly parts: readonly LogPart[];
  readonly state: SharedState;
  readonly signal: AbortSignal;
  readonly fingerprints: boolean;
  readonly tick?: () => void;
  readonly addMethod?: AddMethod;
}

export const maxOfLog = 3;

const fingerprinting = (): { readonly add: (chunk: Buffer) => void; readonly sum: () => string | null } => {
  const hash = createHash('sha256');
  let length = 0;
  return {
    add: (chunk) => {
      hash.update(chunk);
      length += chunk.length;
    },
    sum: () => (length === 0 ? null : hash.digest('hex')),
  };
};

const takeFingerprint = async (
  { io, parts, signal }: ReadingNeeds,
  at: number,
  stopped: () => boolean,
): Promise<PartRead> => {
  const taken = fingerprinting();
  try {
    for await (const chunk of io.bytes((parts[at] as LogPart).file, signal)) {
      taken.add(chunk);
      if (stopped()) break;
    }
  } catch (thrown) {
    if (inputFault(thrown) === null && !signal.aborted) throw thrown;
  }
  return { at, lines: 0, bad: 0, ended: 0, format: null, unreadable: [], fault: null, fingerprint: taken.sum() };
};

const readPart = async (
  { io, traffic, parts, state, signal, tick, fingerprints }: ReadingNeeds,
  at: number,
  taker: EntryTaker,
  stopped: () => boolean,
): Promise<PartRead> => {
  const { file, stretch } = parts[at] as LogPart;
  const count: LineCount = { lines: 0, bad: 0 };
  const unreadable: UnreadableInPart[] = [];
  let format: LogFormat | null = null;
  const taken = fingerprints && stretch === null ? fingerprinting() : null;
  const watched = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let told = 0;
    for await (const chunk of chunks) {
      state.pass(chunk.length, count.lines - told);
      told = count.lines;
      tick?.();
      taken?.add(chunk);
      yield chunk;
    }
  };
  const raw = watched(io.bytes(file, signal, stretch === null ? undefined : readOfStretch(stretch)));
  const needs: LogNeeds = {
    format: stretch?.format ?? traffic.format,
    part: stretch !== null,
    time: traffic.since !== null || traffic.until !== null || traffic.audience === true,
    audience: traffic.audience === true,
    tellFormat: (found) => {
      format = found;
    },
  };
  let [ended, fault]: [number | null, InputFault | null] = [null, null];
  try {
    ended = await readLog(
      stretch === null ? raw : linesOfStretch(raw, stretch),
      needs,
      count,
      taker,
      stopped,
      (line, bytes, start, end) => {
        if (unreadable.length < maxOfLog)
          unreadable.push({ line, sample: bytes === null ? '' : maskedLine(bytes, start, end) });
      },
    );
  } catch (thrown) {
    fault = inputFault(thrown);
    if (fault === null && !signal.aborted) throw thrown;
  }
  return {
    ...count,
    at,
    unreadable,
    ended: stopped() ? null : ended,
    format: stretch?.format ?? format,
    fault: signal.aborted ? null : fault,
    fingerprint: taken?.sum() ?? null,
  };
};

export const readParts = async (needs: ReadingNeeds, taker: EntryTaker): Promise<PartsRead> => {
  const { traffic, parts, state, addMethod } = needs;
  const wanted = wantedRequests(taker, traffic, addMethod);
  const stopped = (): boolean => state.stopped() || wanted.reached();
  const read: PartRead[] = [];
  while (!stopped()) {
    const at = state.next();
    if (at >= parts.length) break;
    const isSum = parts[at]?.sumOnly === true;
    read.push(await (isSum ? takeFingerprint(needs, at, stopped) : readPart(needs, at, wanted, stopped)));
  }
  return { parts: read, ...wanted.sorted() };
};
