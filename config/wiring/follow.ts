import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { ControlServer } from '#adapters/process/control-server.ts';
import { answerRequest } from '#adapters/process/control-server.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Environment } from '../settings/environment.ts';
import { articleRulesOf } from './migrate.ts';

/** Follows the desks of this installation's database; null where another server holds it. Resolves to a stop function. */
export const followOf = async (
  environment: Environment,
  sites: SiteFamily,
  room: ControlServer,
): Promise<(() => Promise<void>) | null> => {
  if (environment.MAIN_API_URL !== undefined) return null;
  const isReady = await room.mainApi
    .then(({ ready }) => ready)
    .then(
      () => true,
      () => false,
    );
  if (!isReady) return null;
  const { followDesks } = await import('#adapters/follow/run/follow-desks.ts');
  return followDesks({
    node: `${hostname()}.${process.pid}`,
    dataDir: resolve(environment.DATA_DIR),
    execute: answerRequest(room),
    rulesOf: (site) => articleRulesOf(environment, sites, site),
    time: room.time,
    log: (event, fields) => room.log.info(event, fields),
  });
};
