import type { Tools } from './command.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { DamagedInput } from '../logs/gunzip-chunks.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import type { EntryTaker, LineCount, LogNeeds } from '../logs/read-log.ts';
import { readLog } from '../logs/read-log.ts';
import { progressBar } from './progress-bar.ts';
import type { Wanted } from '../traffic/traffic-filter.ts';
import { trafficFilter } from '../traffic/traffic-filter.ts';

export interface TrafficNeeds extends Pick<LogNeeds, 'format'>, Wanted {
  /** `-` is standard input; none is standard input too. */
  readonly files: readonly string[];
}

/** How the reading of a day's logs ended. */
export interface TrafficRead extends LineCount {
  readonly interrupted: boolean;
  /** Whether a log could not be opened or read to its end; it has been told, and what came before is counted. */
  readonly damaged: boolean;
  readonly sources: readonly string[];
  /** Requests that were taken: what a filter leaves of the lines. */
  readonly judged: number;
}

/** Of a fault of the file system; empty for one of our own, which is not to be taken for the input's. */
const faultCode = (fault: unknown): string => (fault instanceof Error && 'code' in fault ? String(fault.code) : '');

const isOfInput = (fault: unknown): boolean => fault instanceof DamagedInput || faultCode(fault) !== '';

/** What is to be said of a log that could not be read. */
const describeFault = ({ messages }: Tools, file: string, fault: unknown): string => {
  const name = file === '-' ? messages.traffic.standardInput : file;
  if (fault instanceof DamagedInput) return messages.traffic.damaged(name);
  return `${messages.faults.inputUnreadable(name)} (${faultCode(fault)})`;
};

const limited = (
  { take, settle }: EntryTaker,
  needs: TrafficNeeds,
): EntryTaker & { readonly reached: () => boolean; readonly taken: (count: LineCount) => number } => {
  const filter = trafficFilter(needs);
  let taken = 0;
  const takeWanted: EntryTaker['take'] =
    filter === null
      ? take
      : (entry) => {
          if (!filter(entry)) return;
          taken += 1;
          take(entry);
        };
  if (needs.limit === Infinity)
    return {
      take: takeWanted,
      settle,
      reached: () => false,
      taken: ({ lines, bad }) => (filter === null ? lines - bad : taken),
    };
  const counted = (entry: LogEntry): void => {
    if (filter !== null && !filter(entry)) return;
    taken += 1;
    take(entry);
  };
  return { take: counted, settle, reached: () => taken >= needs.limit, taken: () => taken };
};

/** How a command ends by its reading alone, where nothing judged reassures nobody; `maxBad`: the share of bad lines borne. */
export const trafficExit = ({ interrupted, damaged, bad, lines, judged }: TrafficRead, maxBad: number): ExitCode => {
  if (interrupted) return exitCodes.interrupted;
  return damaged || judged === 0 || bad > maxBad * lines ? exitCodes.unreadableInput : exitCodes.clean;
};

/** Says at the end why the figures may not be all. */
export const tellEnd = (
  { io, messages: { traffic } }: Tools,
  { interrupted, bad, lines, judged }: TrafficRead,
  tooManyBad: boolean,
): void => {
  if (interrupted) io.err(`${traffic.interrupted}\n`);
  if (judged === 0 && !interrupted) io.err(`${traffic.nothingJudged}\n`);
  if (tooManyBad) io.err(`${traffic.tooManyBad(bad, lines)}\n`);
};

/**
 * Reads log after log; one that fails does not stop the others. Null, and told, when there is none and nobody sends
 * one.
 */
export const readTraffic = async (
  tools: Tools,
  needs: TrafficNeeds,
  taker: EntryTaker,
): Promise<TrafficRead | null> => {
  const {
    io,
    messages: { traffic },
  } = tools;
  if (needs.files.length === 0 && io.typedInput) {
    io.err(`${traffic.noInput}\n`);
    return null;
  }
  const state = { interrupted: false, damaged: false };
  const end = new AbortController();
  const count: LineCount = { lines: 0, bad: 0 };
  const release = io.onInterrupt(() => {
    state.interrupted = true;
    end.abort();
  });
  const wanted = limited(taker, needs);
  const stopped = (): boolean => state.interrupted || wanted.reached();
  const sources = needs.files.length === 0 ? ['-'] : needs.files;
  const bar = await progressBar(tools, sources, count);
  for (const file of sources) {
    if (stopped()) break;
    try {
      await readLog(
        bar.watch(io.bytes(file, end.signal)),
        { format: needs.format, time: needs.since !== null || needs.until !== null },
        count,
        wanted,
        stopped,
      );
    } catch (fault) {
      if (state.interrupted) break;
      if (!isOfInput(fault)) throw fault;
      state.damaged = true;
      bar.clear();
      io.err(`${describeFault(tools, file, fault)}\n`);
    }
  }
  bar.clear();
  release();
  return { ...count, ...state, sources, judged: wanted.taken(count) };
};
