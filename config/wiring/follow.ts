import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { answerRequest, type ControlServer } from '#adapters/process/control-server.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Environment } from '../settings/environment.ts';
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
      node: `${hostname()}.${process.pid}`,
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
