import { captureCrashes } from './capture-crashes.ts';
import { captureOutput } from './capture-output.ts';
import { createLog } from './log.ts';

const log = createLog('debug', (line) => void process.stdout.write(line));
captureOutput(log);
captureCrashes(log, () => {
  log.flush();
  process.exit(7);
});
const short = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
const steps: readonly (() => void)[] = [
  () => console.log('said %s', 'so'),
  () => console.error(new Error('printed')),
  () => process.emitWarning('old', 'DeprecationWarning'),
  () => void Promise.reject(new Error('nobody waits')),
  () => {
    throw short;
  },
  () => {
    throw short;
  },
  () => {
    process.stdout.emit('error', Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' }));
  },
  () => {
    throw new TypeError('cannot read');
  },
  () => console.log('never said'),
];
const run = ([step, ...rest]: typeof steps): void => {
  if (step === undefined) return;
  setImmediate(() => run(rest));
  step();
};
run(steps);
