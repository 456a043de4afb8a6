import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { createLog } from '#adapters/telemetry/log.ts';
import { writeLines } from '#adapters/telemetry/text-lines.ts';
import { bindPort } from '#adapters/process/bind-port.ts';
import { faultsOfDataFolder } from '#adapters/process/own-data-folder.ts';
import { readEnvironment } from '../settings/environment.ts';
import { startSite } from '../wiring/start-site.ts';
import { DatabaseTrouble } from '#adapters/origin/database/storage/trouble.ts';
import { tellCannotListen } from '#adapters/process/take-port.ts';
import { timeOf } from '#adapters/process/time.ts';
import { WrongSetting } from '#adapters/process/wrong-setting.ts';

/** EX_CONFIG of sysexits.h. */
const badConfiguration = 78;

// Lets the heap grow by half before a collection, not fourfold: memory is for cached pages.
setFlagsFromString('--heap-growing-percent=50');

const write = writeLines(process.env, process.stdout);

const endFor = (errors: readonly string[]): never => {
  createLog('error', write).error('environment-wrong', { errors });
  process.exit(badConfiguration);
};

/** The stack helps only for an unexpected error. */
const withoutStack = (error: unknown): unknown => {
  if (!(error instanceof DatabaseTrouble)) return error;
  const { name, message, kind } = error;
  return { name, message, kind };
};

const reading = readEnvironment(process.env);
if (!reading.ok) throw endFor([...reading.errors, ...(await faultsOfDataFolder(process.env))]);
const { environment } = reading;
const time = timeOf(environment);
const log = createLog(environment.LOG_LEVEL, write, time.time);
const files = {
  client: fileURLToPath(new URL('../client', import.meta.url)),
  originWorker: new URL('./origin.js', import.meta.url),
};
const bind = (): ReturnType<typeof bindPort<typeof environment>> =>
  bindPort(environment).catch((error: unknown) => {
    tellCannotListen(log, environment, error as Error);
    return process.exit(1);
  });
const start = async (): Promise<void> => startSite(await bind(), { log, write }, files, time);
start().catch((error: unknown) => {
  if (error instanceof WrongSetting) endFor([error.message]);
  log.error('not-started', { error: withoutStack(error) });
  process.exit(1);
});
