import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { createLog } from '#adapters/telemetry/log.ts';
import { bindPort } from '#adapters/process/bind-port.ts';
import { readEnvironment } from '../settings/environment.ts';
import { startSite } from '../wiring/start-site.ts';
import { timeOf } from '#adapters/process/time.ts';
import { WrongSetting } from '#adapters/process/wrong-setting.ts';

/** EX_CONFIG of sysexits.h. */
const badConfiguration = 78;

// Lets the heap grow by half before a collection, not fourfold: memory is for cached pages.
setFlagsFromString('--heap-growing-percent=50');

const endFor = (errors: readonly string[]): never => {
  if (process.stderr.isTTY)
    process.stderr.write(`Invalid environment variables:\n${errors.map((line) => `  ${line}\n`).join('')}`);
  else createLog('error', (line) => void process.stdout.write(line)).error('environment-wrong', { errors });
  process.exit(badConfiguration);
};

const reading = readEnvironment(process.env);
if (!reading.ok) throw endFor(reading.errors);
const { environment } = reading;
const time = timeOf(environment);
const log = createLog(environment.LOG_LEVEL, (line) => void process.stdout.write(line), time.time);
const files = {
  client: fileURLToPath(new URL('../client', import.meta.url)),
  originWorker: new URL('./origin.js', import.meta.url),
};
const start = async (): Promise<void> => startSite(await bindPort(environment), log, files, time);
start().catch((error: unknown) => {
  if (error instanceof WrongSetting) endFor([error.message]);
  log.error('not-started', { error });
  process.exit(1);
});
