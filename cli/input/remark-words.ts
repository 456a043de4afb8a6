import type { Remark, RemarkWords } from '../report/remarks.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { TrafficRead } from '../traffic/traffic-read.ts';
import type { Tools } from './command.ts';
import { trafficExit } from './read-traffic.ts';

export const remarkWords = (
  { messages: { verify, commands } }: Tools,
  command: 'lint' | 'diff' | 'coverage',
  end: string,
): RemarkWords => ({
  title: commands[command],
  head: [verify.columns.finding, verify.columns.about, verify.columns.place, verify.columns.what],
  end,
});

export const leftOpen = ({ messages: { traffic } }: Tools, read: TrafficRead, maxBad: number): string | null => {
  const ended = trafficExit(read, maxBad);
  if (ended === exitCodes.clean) return null;
  if (ended === exitCodes.interrupted) return traffic.interrupted;
  return read.judged === 0 ? traffic.nothingJudged : traffic.notAllJudged;
};

export const openRemarks = (logs: readonly string[], says: string | null): readonly Remark[] => {
  const file = logs.join(' ') || '-';
  return says === null ? [] : [{ about: file, kind: 'not-judged', says, place: { file, line: null }, fails: true }];
};
