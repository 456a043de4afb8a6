import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export interface Run {
  readonly milliseconds: number;
  readonly output: string;
  /** Peak of the process's memory in megabytes; NaN where the system does not tell. */
  readonly peak: number;
}

const commandLine = 'dist/server/taviro.js';

/** Tells on standard error, at the end, the peak of the process alone; `maxRSS` would begin with that of its parent. */
const tellPeak = `data:text/javascript,${encodeURIComponent(
  "import { readFileSync, writeSync } from 'node:fs';" +
    "process.on('exit', () => { try { writeSync(2, '\\n' + /VmHWM:.*/.exec(readFileSync('/proc/self/status', 'utf8'))[0]); } catch {} });",
)}`;

/** Runs a command to its end; its output goes nowhere unless it is kept. */
export const run = (command: string, words: readonly string[], keepsOutput = false): Run => {
  const nowhere = openSync('/dev/null', 'w');
  const start = performance.now();
  const { stdout, stderr } = spawnSync(command, words, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', keepsOutput ? 'pipe' : nowhere, 'pipe'],
  });
  const milliseconds = performance.now() - start;
  closeSync(nowhere);
  return { milliseconds, output: stdout ?? '', peak: Number(/VmHWM:\s*(\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1024 };
};

/** Runs our built command line; with `watched` its memory is told, which costs some of its time. */
export const runOurs = (words: readonly string[], { keepsOutput = false, watched = false } = {}): Run => {
  if (!existsSync(commandLine)) throw new Error(`${commandLine} is not built`);
  return run(process.execPath, [...(watched ? ['--import', tellPeak] : []), commandLine, ...words], keepsOutput);
};
