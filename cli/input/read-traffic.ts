import type { Tools } from './command.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { OneJob } from '../jobs/cut-logs.ts';
import { cutLogs } from '../jobs/cut-logs.ts';
import type { ReadingAnswer, ReadingOrder } from '../jobs/read-in-thread.ts';
import type { PartsRead, ReadingNeeds, TrafficNeeds } from '../jobs/read-parts.ts';
import { readParts } from '../jobs/read-parts.ts';
import { sharedState } from '../jobs/shared-state.ts';
import { sortedOfAll, trafficOfParts } from '../jobs/traffic-of-parts.ts';
import type { InputFault } from '../logs/input-fault.ts';
import type { EntryTaker } from '../logs/read-log.ts';
import type { LentLines } from '../terminal/io.ts';
import { progressBar } from './progress-bar.ts';
import type { TrafficRead } from '../traffic/traffic-read.ts';
import { firstUnreadable } from '../traffic/traffic-read.ts';
import type { AddMethod } from '../traffic/wanted-requests.ts';

const nameOf = ({ messages }: Tools, file: string): string => (file === '-' ? messages.traffic.standardInput : file);

export const describeFault = (tools: Tools, file: string, fault: InputFault): string => {
  const { messages } = tools;
  const name = nameOf(tools, file);
  switch (fault.kind) {
    case 'damaged':
      return messages.traffic.damaged(name);
    case 'missing-tool':
      return messages.traffic.missingTool(name, fault.tool);
    case 'not-a-log':
      return messages.traffic.notALog(name, fault.compression);
    case 'unreadable':
      return `${messages.faults.inputUnreadable(name)} (${messages.fileFault(fault.code)})`;
  }
};

/** Zero judged requests are a failure. `maxBad` is the allowed share of unreadable lines. */
export const trafficExit = ({ interrupted, damaged, bad, lines, judged }: TrafficRead, maxBad: number): ExitCode => {
  if (interrupted) return exitCodes.interrupted;
  return damaged || judged === 0 || bad > maxBad * lines ? exitCodes.unreadableInput : exitCodes.clean;
};

export const tellEnd = (
  { io, messages: { traffic } }: Tools,
  { interrupted, bad, lines, judged, unreadable }: TrafficRead,
  tooManyBad: boolean,
  /** The report's headline, if it is on the same screen, already says so. */
  isHeadlineShown = false,
): void => {
  if (interrupted) io.err(`${traffic.interrupted}\n`);
  if (tooManyBad)
    for (const { source, line, sample } of unreadable) io.err(`${traffic.unreadableLine(source, line, sample)}\n`);
  if (judged === 0 && !interrupted && !isHeadlineShown) io.err(`${traffic.nothingJudged}\n`);
  if (tooManyBad) io.err(`${traffic.tooManyBad(bad, lines)}\n`);
};

export interface Beside {
  readonly jobs: number;
  readonly order: Pick<ReadingOrder, 'rules' | 'host' | 'keepQuery' | 'fingerprints'>;
  readonly take: (counts: LentLines) => void;
  readonly addMethod: AddMethod;
  readonly takeFingerprint: (fingerprint: string) => void;
}

/** Without this thread's counts, the totals are incomplete. */
export class LostThread extends Error {}

export const tellOneJob = ({ io, messages: { traffic } }: Tools, why: OneJob): void =>
  io.err(`${traffic.oneJob(traffic.oneJobFor[why])}\n`);

const readBeside = async (
  { needs: { startThread, oldAddresses } }: Tools,
  reading: ReadingNeeds,
  taker: EntryTaker,
  beside: Beside | undefined,
): Promise<readonly PartsRead[]> => {
  const { state, traffic, parts } = reading;
  const others = Math.min(beside?.jobs ?? 1, parts.length) - 1;
  const threads = Array.from({ length: others }, () =>
    startThread?.<ReadingAnswer>({
      ...beside?.order,
      traffic,
      parts,
      memory: state.memory,
      ...(oldAddresses && { oldAddresses: oldAddresses.share() }),
    } as ReadingOrder),
  ).filter((thread) => thread !== undefined);
  const answers = Promise.all(threads.map(({ answer }) => answer));
  reading.signal.addEventListener('abort', () => {
    for (const { interrupt } of threads) interrupt();
  });
  answers.catch(state.stop);
  try {
    const own = await readParts(reading, taker);
    const read = await answers.catch((fault: unknown) => {
      throw new LostThread(fault instanceof Error ? fault.message : String(fault));
    });
    for (const { counts } of read) beside?.take(counts);
    return [own, ...read];
  } finally {
    for (const { stop } of threads) stop();
  }
};

/** Bytes. Small enough that threads finish together, large enough that starting a part is cheap. */
const partSize = 2 ** 22;

/** A failed log does not stop the others. Null without any input; the error is already printed. */
export const readTraffic = async (
  tools: Tools,
  needs: TrafficNeeds,
  taker: EntryTaker,
  beside?: Beside,
): Promise<TrafficRead | null> => {
  const { io, messages } = tools;
  if (needs.files.length === 0 && io.typedInput) {
    io.err(`${messages.traffic.noInput}\n`);
    return null;
  }
  const end = new AbortController();
  const state = sharedState();
  const release = io.onInterrupt(() => {
    end.abort();
    state.stop();
  });
  const files = needs.files.length === 0 ? ['-'] : needs.files;
  const traffic = { ...needs, files };
  const fingerprints = beside?.order.fingerprints === true;
  const { parts, oneJob } = await cutLogs(io, traffic, beside?.jobs ?? 1, {
    partSize: tools.needs.partSize ?? partSize,
    fingerprints,
  });
  if (oneJob !== null) tellOneJob(tools, oneJob);
  const bar = await progressBar(tools, files, state.passed);
  const { addMethod } = beside ?? {};
  const reading = {
    fingerprints,
    io,
    traffic,
    parts,
    state,
    signal: end.signal,
    tick: bar.show,
    ...(addMethod && { addMethod }),
  };
  const read = await readBeside(tools, reading, taker, oneJob === null ? beside : undefined).finally(() => {
    bar.clear();
    release();
  });
  const { faulty, empty, unreadable, ...counted } = trafficOfParts(parts, read, (file) => nameOf(tools, file));
  for (const { fingerprint } of read.flatMap((some) => some.parts))
    if (fingerprint !== null) beside?.takeFingerprint(fingerprint);
  for (const { file, fault } of faulty) io.err(`${describeFault(tools, file, fault)}\n`);
  // Among several logs, an empty one is only reported.
  if (files.length > 1) for (const file of empty) io.err(`${messages.traffic.emptyLog(nameOf(tools, file))}\n`);
  for (const file of new Set(files.filter((one, at) => files.indexOf(one) < at)))
    io.err(`${messages.traffic.logTwice(nameOf(tools, file))}\n`);
  return {
    ...counted,
    ...sortedOfAll(read),
    interrupted: end.signal.aborted,
    damaged: faulty.length > 0,
    sources: files,
    unreadable: firstUnreadable(unreadable),
  };
};
