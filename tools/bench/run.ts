import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export interface Run {
  readonly milliseconds: number;
  readonly output: string;
  /** Peak memory in megabytes; NaN when unavailable. */
  readonly peak: number;
}

const commandLine = 'dist/server/taviro.js';

/** Reports the peak of the process itself: `maxRSS` would include that of its parent. */
const tellPeak = `data:text/javascript,${encodeURIComponent(
  "import { readFileSync, writeSync } from 'node:fs';" +
    "process.on('exit', () => { try { writeSync(2, '\\n' + /VmHWM:.*/.exec(readFileSync('/proc/self/status', 'utf8'))[0]); } catch {} });",
)}`;

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

export const runOurs = (words: readonly string[], { keepsOutput = false, watched = false } = {}): Run => {
  if (!existsSync(commandLine)) throw new Error(`${commandLine} is missing. Build it first: npm run taviro`);
  return run(process.execPath, [...(watched ? ['--import', tellPeak] : []), commandLine, ...words], keepsOutput);
};
