import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beginningIn } from './beginning-in.ts';
import type { LogFields } from '#adapters/telemetry/log.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';

type Environment = Parameters<typeof beginningIn>[0] & {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly MAIN_API_URL?: string | undefined;
};

const databaseOf = ({ DATABASE_URL, MAIN_API_URL }: Environment): 'embedded' | 'server' | 'elsewhere' =>
  MAIN_API_URL ? 'elsewhere' : DATABASE_URL ? 'server' : 'embedded';

/** Fields of `listening`. `begins` is absent unless this start creates the embedded database. */
export const aboutStart = async (
  product: { readonly name: string; readonly version: string },
  environment: Environment,
  sites: SiteFamily,
): Promise<LogFields> => {
  const database = databaseOf(environment);
  const folder = resolve(environment.DATA_DIR);
  const isNew = database === 'embedded' && !existsSync(join(folder, 'pg'));
  return {
    address: sites[0].origin,
    name: product.name,
    version: product.version,
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
