import { createHmac } from 'node:crypto';
import type { Database } from '../database/connection/open-database.ts';

/** From the configuration, or generated and stored in the database. */
export type SigningKey = () => Promise<string>;

export const signingKeyOf = (db: Database, given: string | undefined): SigningKey => {
  let key = given === undefined ? null : Promise.resolve(given);
  const read = async (): Promise<string> =>
    (await db.selectFrom('signing_key').select('secret').executeTakeFirstOrThrow()).secret;
  return () =>
    (key ??= read().catch((cause: unknown) => {
      key = null;
      throw cause;
    }));
};

/** Derives an independent key per use. */
export const keyFor = (key: string, ...use: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(use)).digest('base64url');
