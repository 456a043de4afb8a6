import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { answerRequest, type ControlServer } from '#adapters/process/control-server.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { DeskTools } from '#cli/installation/desk-tools.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { type Environment, readEnvironment } from '../settings/environment.ts';
import { brand } from '../settings/brand.ts';
import { sitesOf } from './installation.ts';
import { articleRulesOf } from './migrate.ts';

/** Follows the desks of this installation's database, unless another server holds it. Returns a stop function. */
export const followOf = (environment: Environment, sites: SiteFamily, room: ControlServer): (() => Promise<void>) => {
  let isStopped = false;
  let stop = async (): Promise<void> => undefined;
  const start = async (): Promise<void> => {
    await (
      await room.mainApi
    ).ready;
    const { followDesks } = await import('#adapters/follow/run/follow-desks.ts');
    if (isStopped) return;
    stop = followDesks({
      // Containers share names and process numbers.
      node: `${hostname()}.${process.pid}.${randomUUID().slice(0, 8)}`,
      dataDir: resolve(environment.DATA_DIR),
      execute: answerRequest(room),
      rulesOf: (site) => articleRulesOf(environment, sites, site),
      time: room.time,
      log: (event, fields) => room.log.info(event, fields),
    });
  };
  // A start that fails ends the process elsewhere.
  if (environment.MAIN_API_URL === undefined) start().catch(() => undefined);
  return async () => {
    isStopped = true;
    await stop();
  };
};

/** For `taviro follow add` and `remove`. */
export const deskTools = async (): Promise<DeskTools> => {
  const [{ recogniseDesk }, { ghostEvents, removeGhostHooks, setGhostHooks }] = await Promise.all([
    import('#adapters/follow/run/recognise-desk.ts'),
    import('#adapters/follow/ghost/ghost-hooks.ts'),
  ]);
  const reading = readEnvironment(process.env);
  return {
    recognise: (place) => recogniseDesk(place, systemTime),
    setHooks: (place, hook) => setGhostHooks(place, { ...hook, name: brand.name }, systemTime),
    removeHooks: (hooks) => removeGhostHooks(hooks, systemTime),
    events: ghostEvents,
    ownOrigin: reading.ok ? sitesOf(reading.environment)[0].origin : null,
  };
};
