import { startOrigin } from '#adapters/origin/start-origin.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { siteHeader } from './brand.ts';
import type { Environment } from './environment.ts';

/** A main API that can be asked, wherever it runs. */
export interface MainApi {
  readonly url: string;
  /** Settles when it answers; never rejects for a remote one. */
  readonly ready: Promise<void>;
  /** Does what an editor or operator orders; a remote one is edited where it is. */
  carryOut(order: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

const remote = (url: string): MainApi => ({ url, ready: Promise.resolve(), carryOut: async () => ({ failed: 'elsewhere', about: url }), stop: async () => undefined });

/** The embedded origin, over PGlite in the data folder or over PostgreSQL. */
const embedded = ({ DATA_DIR, DATABASE_URL }: Environment, sites: readonly Site[], worker: URL): Promise<MainApi> =>
  startOrigin({
    worker,
    database: DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR },
    dataDir: DATA_DIR,
    content: { kind: 'seed', sites },
    siteHeader,
  });

/** Chooses the main API: a newsroom's own by `MAIN_API_URL`, otherwise the embedded one. */
export const mainApiOf = (environment: Environment, sites: readonly Site[], worker: URL): Promise<MainApi> =>
  environment.MAIN_API_URL ? Promise.resolve(remote(environment.MAIN_API_URL)) : embedded(environment, sites, worker);
