import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { beginningIn } from '#adapters/process/beginning-in.ts';
import type { LogFields } from '#adapters/telemetry/log.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { brand } from '../settings/brand.ts';
import type { Environment } from '../settings/environment.ts';

const databaseOf = ({ DATABASE_URL, MAIN_API_URL }: Environment): 'embedded' | 'server' | 'elsewhere' =>
  MAIN_API_URL ? 'elsewhere' : DATABASE_URL ? 'server' : 'embedded';

/** Fields of `listening`. `begins` is absent unless this start creates the embedded database. */
export const aboutStart = async (environment: Environment, sites: SiteFamily): Promise<LogFields> => {
  const database = databaseOf(environment);
  const folder = resolve(environment.DATA_DIR);
  const isNew = database === 'embedded' && !existsSync(join(folder, 'pg'));
  return {
    address: sites[0].origin,
    name: brand.name,
    version: packageFile.version,
    database,
    folder,
    ...(isNew ? { begins: await beginningIn(environment) } : {}),
  };
};

/** Fields of `ready`: the addresses with the names of their sites. */
export const aboutReady = (sites: SiteFamily): LogFields => ({
  address: sites[0].origin,
  addresses: [...new Set(sites.map(({ origin }) => origin))].map((address) => ({
    address,
    names: sites.filter(({ origin }) => origin === address).map(({ name }) => name),
  })),
});
