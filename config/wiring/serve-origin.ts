import { createLog } from '#adapters/telemetry/log.ts';
import { writeLines } from '#adapters/telemetry/text-lines.ts';
import { causeInWords } from '#adapters/control/cause-in-words.ts';
import type { OriginAddress, ServeOrigin } from '#cli/installation/serve-origin.ts';
import { openControlServer } from '#adapters/process/control-server.ts';
import { brand } from '../settings/brand.ts';
import { readEnvironment } from '../settings/environment.ts';
import type { Environment, EnvironmentReading } from '../settings/environment.ts';
import { sitesOf } from './installation.ts';
import { ownDataFolder } from '#adapters/process/own-data-folder.ts';
import { advanceAll, timeOf } from '#adapters/process/time.ts';
import type { OriginState } from '#adapters/origin/process/keep-origin.ts';
import { tellOrigin } from '#adapters/process/tell-origin.ts';
import { mailOf, tellMailOff } from '../settings/mail.ts';
import { followOf } from './follow.ts';
import { openOrigin } from './upstreams.ts';
import { startTelemetry } from '#adapters/process/telemetry/start-telemetry.ts';
import { WrongSetting } from '#adapters/process/wrong-setting.ts';

const loopback = '127.0.0.1';

const readWith = ({ host, port }: OriginAddress): EnvironmentReading =>
  readEnvironment({
    ...process.env,
    ...(host === null ? {} : { HOST: host }),
    ...(port === null ? {} : { PORT: String(port) }),
  });

/** Resolves on the first SIGTERM or SIGINT; a second one ends the process. */
const untilAsked = (): Promise<void> =>
  new Promise((resolve) => {
    let asked = false;
    const stop = (): void => {
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });

type Failure = Awaited<ReturnType<ServeOrigin>>;

const serve = async (environment: Environment, worker: URL, onReady: Parameters<ServeOrigin>[1]): Promise<Failure> => {
  const { time, advance } = timeOf(environment);
  const plainLog = createLog(environment.LOG_LEVEL, writeLines(process.env, process.stderr), time);
  const telemetry = await startTelemetry(environment, { product: brand.slug, part: 'origin' }, plainLog, time);
  const { log } = telemetry;
  const asked = untilAsked();
  await ownDataFolder(environment, log);
  const sites = sitesOf(environment);
  const mail = mailOf(environment, sites, true);
  tellMailOff(log, environment, mail);
  const { onState, listener } = tellOrigin(log, time);
  const listeners = {
    listener,
    telemetry: telemetry.ofOrigin,
    onState: (state: OriginState) => {
      telemetry.onOrigin(state);
      onState(state);
    },
  };
  const origin = await openOrigin(environment, sites, worker, listeners, time, {
    host: environment.HOST ?? loopback,
    port: environment.PORT,
  });
  telemetry.serve(Promise.resolve(origin));
  // No pages are cached here; web nodes follow the changes themselves.
  const room = {
    dataDir: environment.DATA_DIR,
    mainApi: Promise.resolve(origin),
    purge: async () => undefined,
    expectEdit: async () => async () => undefined,
    time,
    advance: advance && ((ms: number) => advanceAll(advance, Promise.resolve(origin), ms)),
    log,
  };
  const control = openControlServer(room);
  const stopFollowing = followOf(environment, sites, room);
  try {
    const isReady = await Promise.race([origin.ready.then(() => true), asked.then(() => false)]);
    if (isReady) onReady(origin.url, mail.way === 'none' ? mail.why : null);
    return await asked.then(() => null);
  } finally {
    await stopFollowing();
    await (await control)?.close();
    await origin.stop();
    await telemetry.close();
  }
};

export const serveOrigin =
  (worker: URL): ServeOrigin =>
  async (address, onReady) => {
    const reading = readWith(address);
    if (!reading.ok) return { failed: 'environment', about: reading.errors.join('\n') };
    const { environment } = reading;
    if (environment.MAIN_API_URL) return { failed: 'elsewhere', about: environment.MAIN_API_URL };
    return serve(environment, worker, onReady).catch((cause: unknown): Failure => ({
      failed: cause instanceof WrongSetting ? 'environment' : 'broken',
      about: causeInWords(cause),
    }));
  };
