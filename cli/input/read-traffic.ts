import type { Tools } from './command.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { maskedLine } from '../logs/masked-line.ts';
import { DamagedInput, MissingTool, NotALog } from '../logs/not-a-log.ts';
import type { LogFormat } from '../logs/log-formats.ts';
import type { EntryTaker, LineCount, LogNeeds } from '../logs/read-log.ts';
import { readLog } from '../logs/read-log.ts';
import { progressBar } from './progress-bar.ts';
import type { TrafficRead, UnreadableLine } from '../traffic/traffic-read.ts';
import { firstUnreadable } from '../traffic/traffic-read.ts';
import type { RequestNeeds } from '../traffic/wanted-requests.ts';
import { wantedRequests } from '../traffic/wanted-requests.ts';

export interface TrafficNeeds extends Pick<LogNeeds, 'format' | 'audience'>, RequestNeeds {
  /** `-` is standard input; none is standard input too. */
  readonly files: readonly string[];
}

const byName = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** So many unreadable lines are told of each log. */
const mostOfLog = 3;

/** Of a fault of the file system; empty for one of our own, which is not to be taken for the input's. */
const faultCode = (fault: unknown): string => (fault instanceof Error && 'code' in fault ? String(fault.code) : '');

export const isOfInput = (fault: unknown): boolean =>
  fault instanceof DamagedInput || fault instanceof NotALog || fault instanceof MissingTool || faultCode(fault) !== '';

const nameOf = ({ messages }: Tools, file: string): string => (file === '-' ? messages.traffic.standardInput : file);

/** What is to be said of a log that could not be read. */
export const describeFault = (tools: Tools, file: string, fault: unknown): string => {
  const { messages } = tools;
  const name = nameOf(tools, file);
  if (fault instanceof DamagedInput) return messages.traffic.damaged(name);
  if (fault instanceof MissingTool) return messages.traffic.missingTool(name, fault.tool);
  if (fault instanceof NotALog) return messages.traffic.notALog(name, fault.compression);
  return `${messages.faults.inputUnreadable(name)} (${faultCode(fault)})`;
};

/** How a command ends by its reading alone, where nothing judged reassures nobody; `maxBad`: the share of bad lines borne. */
export const trafficExit = ({ interrupted, damaged, bad, lines, judged }: TrafficRead, maxBad: number): ExitCode => {
  if (interrupted) return exitCodes.interrupted;
  return damaged || judged === 0 || bad > maxBad * lines ? exitCodes.unreadableInput : exitCodes.clean;
};

/** Says at the end why the figures may not be all. */
export const tellEnd = (
  { io, messages: { traffic } }: Tools,
  { interrupted, bad, lines, judged, unreadable }: TrafficRead,
  tooManyBad: boolean,
): void => {
  if (interrupted) io.err(`${traffic.interrupted}\n`);
  if (tooManyBad)
    for (const { source, line, sample } of unreadable) io.err(`${traffic.unreadableLine(source, line, sample)}\n`);
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
  const wanted = wantedRequests(taker, needs);
  const stopped = (): boolean => state.interrupted || wanted.reached();
  const unreadable: UnreadableLine[] = [];
  const formats: Record<string, number> = {};
  const sources = needs.files.length === 0 ? ['-'] : needs.files;
  const bar = await progressBar(tools, sources, count);
  for (const file of sources) {
    if (stopped()) break;
    const most = unreadable.length + mostOfLog;
    const before = count.lines;
    let format: LogFormat | null = null;
    try {
      await readLog(
        bar.watch(io.bytes(file, end.signal)),
        {
          format: needs.format,
          time: needs.since !== null || needs.until !== null || needs.audience === true,
          audience: needs.audience === true,
          tellFormat: (found) => {
            format = found;
          },
        },
        count,
        wanted,
        stopped,
        (line, bytes, start, end) => {
          if (unreadable.length < most)
            unreadable.push({
              source: nameOf(tools, file),
              line,
              sample: bytes === null ? '' : maskedLine(bytes, start, end),
            });
        },
      );
    } catch (fault) {
      if (state.interrupted) break;
      if (!isOfInput(fault)) throw fault;
      state.damaged = true;
      bar.clear();
      io.err(`${describeFault(tools, file, fault)}\n`);
    } finally {
      if (format !== null) formats[format] = (formats[format] ?? 0) + count.lines - before;
    }
  }
  bar.clear();
  release();
  return {
    ...count,
    ...state,
    ...wanted.sorted(),
    sources,
    formats: byName(formats),
    unreadable: firstUnreadable(unreadable),
  };
};
