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
  /** `-` is standard input; none is standard input too. */
  readonly files: readonly string[];
}

/** What one thread reads at one go. */
export interface LogPart {
  readonly file: string;
  /** Which of the logs: the same file may be named twice. */
  readonly log: number;
  /** Of a plain log whose format is known; null for all of it, however it is packed. */
  readonly stretch: (LogStretch & { readonly format: LogFormat }) | null;
}

export interface UnreadableInPart {
  /** From the part's first line on. */
  readonly line: number;
  /** Masked; empty for a line that was too long to be kept. */
  readonly sample: string;
}

export interface PartRead extends LineCount {
  /** The number of the part. */
  readonly at: number;
  /** Line ends in it; null where it was not read to its end. */
  readonly ended: number | null;
  /** Null where it could not be told. */
  readonly format: LogFormat | null;
  readonly unreadable: readonly UnreadableInPart[];
  readonly fault: InputFault | null;
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
  /** Called as the reading goes on. */
  readonly tick?: () => void;
  /** Takes requests of other methods that are too many for memory. */
  readonly addMethod?: AddMethod;
}

/** So many unreadable lines are told of each log. */
export const mostOfLog = 3;

const readPart = async (
  { io, traffic, parts, state, signal, tick }: ReadingNeeds,
  at: number,
  taker: EntryTaker,
  stopped: () => boolean,
): Promise<PartRead> => {
  const { file, stretch } = parts[at] as LogPart;
  const count: LineCount = { lines: 0, bad: 0 };
  const unreadable: UnreadableInPart[] = [];
  let format: LogFormat | null = null;
  const watched = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let told = 0;
    for await (const chunk of chunks) {
      state.pass(chunk.length, count.lines - told);
      told = count.lines;
      tick?.();
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
        if (unreadable.length < mostOfLog)
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
  };
};

/** Reads part after part that nobody else reads, until there is none left, or nothing more is wanted. */
export const readParts = async (needs: ReadingNeeds, taker: EntryTaker): Promise<PartsRead> => {
  const { traffic, parts, state, addMethod } = needs;
  const wanted = wantedRequests(taker, traffic, addMethod);
  const stopped = (): boolean => state.stopped() || wanted.reached();
  const read: PartRead[] = [];
  while (!stopped()) {
    const at = state.next();
    if (at >= parts.length) break;
    read.push(await readPart(needs, at, wanted, stopped));
  }
  return { parts: read, ...wanted.sorted() };
};
