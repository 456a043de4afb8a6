import type { Tell } from './measurement.ts';
import { median, spread, whole } from './measurement.ts';
import { run, runOurs } from './run.ts';

const maxTimes = 2;

export const measureReplay = (log: string, lines: number, rounds: number, tell: Tell): void => {
  const first = runOurs(['replay', log, '--json'], { keepsOutput: true });
  if ((JSON.parse(first.output) as { requests: number }).requests !== lines)
    throw new Error('replay did not read every line');
  const pairs = Array.from({ length: rounds }, () => ({
    own: runOurs(['replay', log, '--json']).milliseconds,
    other: run('mawk', ['{print $7}', log]).milliseconds,
  }));
  const ratios = pairs.map((pair) => pair.own / pair.other);
  const ratio = median(ratios);
  tell({
    what: `replay of ${whole(lines)} lines`,
    ours: `${whole(median(pairs.map(({ own }) => own)))} ms`,
    beside: `mawk '{print $7}' ${whole(median(pairs.map(({ other }) => other)))} ms`,
    ratio: spread(ratio, ratios),
    goal: `≤ ${maxTimes}`,
    met: ratio <= maxTimes,
  });
};

const jobs = 2;
const maxTimesInJobs = 0.8;
const maxOfThread = 96;

export const measureJobs = (log: string, lines: number, rounds: number, tell: Tell): void => {
  const pairs = Array.from({ length: rounds }, () => ({
    own: runOurs(['replay', log, '--json', '--jobs', `${jobs}`]).milliseconds,
    one: runOurs(['replay', log, '--json']).milliseconds,
    other: run('mawk', ['{print $7}', log]).milliseconds,
  }));
  const ratios = pairs.map((pair) => pair.own / pair.other);
  const ratio = median(ratios);
  tell({
    what: `replay --jobs ${jobs} of ${whole(lines)} lines`,
    ours: `${whole(median(pairs.map(({ own }) => own)))} ms`,
    beside: `one job ${whole(median(pairs.map(({ one }) => one)))} ms, mawk '{print $7}' ${whole(median(pairs.map(({ other }) => other)))} ms`,
    ratio: spread(ratio, ratios),
    goal: `≤ ${maxTimesInJobs}`,
    met: ratio <= maxTimesInJobs,
  });
  const threads = 3;
  const peakOf = (count: number): number =>
    runOurs(['replay', log, '--json', '--jobs', `${count}`], { watched: true }).peak;
  const more = Array.from({ length: 3 }, () => (peakOf(1 + threads) - peakOf(1)) / threads);
  tell({
    what: 'replay --jobs, memory of a thread',
    ours: `${whole(median(more))} MB more on a day's log`,
    beside: '',
    ratio: '',
    goal: `≤ ${maxOfThread} MB`,
    met: median(more) <= maxOfThread,
  });
};

const maxMilliseconds = 200;

export const measureColdStart = (rounds: number, tell: Tell): void => {
  const pairs = Array.from({ length: 2 * rounds }, () => ({
    own: runOurs(['explain', '/list/announcement?fbclid=x']).milliseconds,
    other: run(process.execPath, ['-e', '0']).milliseconds,
  }));
  const own = median(pairs.map((pair) => pair.own));
  const other = median(pairs.map((pair) => pair.other));
  tell({
    what: 'explain, cold start',
    ours: `${whole(own)} ms`,
    beside: `node -e 0 ${whole(other)} ms`,
    ratio: spread(
      own / other,
      pairs.map((pair) => pair.own / pair.other),
    ),
    goal: `≤ ${maxMilliseconds} ms`,
    met: own <= maxMilliseconds,
  });
};
