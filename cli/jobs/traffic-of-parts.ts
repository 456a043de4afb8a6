import type { UnreadableLine } from '../traffic/traffic-read.ts';
import type { Sorted } from '../traffic/wanted-requests.ts';
import type { LogPart, PartRead, PartsRead } from './read-parts.ts';
import { maxOfLog } from './read-parts.ts';

const byName = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

export const sortedOfAll = (all: readonly Sorted[]): Sorted => {
  const notJudged: Record<string, number> = {};
  for (const sorted of all)
    for (const [method, requests] of Object.entries(sorted.notJudged))
      notJudged[method] = (notJudged[method] ?? 0) + requests;
  return {
    judged: all.reduce((sum, { judged }) => sum + judged, 0),
    filtered: all.reduce((sum, { filtered }) => sum + filtered, 0),
    notJudged: byName(notJudged),
  };
};

/** Line numbers are unknown after a part that was not read to its end. */
const unreadableIn = (read: readonly PartRead[]): readonly Omit<UnreadableLine, 'source'>[] => {
  const lines: Omit<UnreadableLine, 'source'>[] = [];
  let before = 0;
  for (const { unreadable, ended } of read) {
    lines.push(...unreadable.map(({ line, sample }) => ({ line: before + line, sample })));
    if (ended === null || lines.length >= maxOfLog) break;
    before += ended;
  }
  return lines.slice(0, maxOfLog);
};

export interface TrafficOfParts {
  readonly lines: number;
  readonly bad: number;
  readonly formats: Readonly<Record<string, number>>;
  readonly unreadable: readonly UnreadableLine[];
  readonly faulty: readonly { readonly file: string; readonly fault: NonNullable<PartRead['fault']> }[];
  readonly empty: readonly string[];
}

export const trafficOfParts = (
  parts: readonly LogPart[],
  all: readonly PartsRead[],
  nameOf: (file: string) => string,
): TrafficOfParts => {
  const read = all.flatMap((some) => some.parts).toSorted((one, other) => one.at - other.at);
  const formats: Record<string, number> = {};
  for (const { format, lines } of read) if (format !== null) formats[format] = (formats[format] ?? 0) + lines;
  const byLog = Map.groupBy(read, ({ at }) => (parts[at] as LogPart).log);
  const logs = [...byLog.values()].map((ofLog) => ({ file: (parts[ofLog[0]?.at ?? 0] as LogPart).file, ofLog }));
  return {
    lines: read.reduce((sum, { lines }) => sum + lines, 0),
    bad: read.reduce((sum, { bad }) => sum + bad, 0),
    formats: byName(formats),
    unreadable: logs.flatMap(({ file, ofLog }) =>
      unreadableIn(ofLog).map((line) => ({ source: nameOf(file), ...line })),
    ),
    faulty: logs.flatMap(({ file, ofLog }) =>
      ofLog.flatMap(({ fault }) => (fault === null ? [] : [{ file, fault }])).slice(0, 1),
    ),
    empty: logs.flatMap(({ file, ofLog }) =>
      ofLog.every(({ lines, fault, ended }) => lines === 0 && fault === null && ended !== null) ? [file] : [],
    ),
  };
};
