import { createHmac } from 'node:crypto';
import type { Database } from '../database/connection/open-database.ts';

/** Gives the installation's signing key: that of the configuration, or the one that the database made for itself. */
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

/** A key of its own for each use, so that what one of them tells says nothing of another. */
export const keyFor = (key: string, ...use: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(use)).digest('base64url');
