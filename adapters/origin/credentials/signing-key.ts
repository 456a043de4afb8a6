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

export interface SigningKeys {
  readonly signingKey: SigningKey;
  /** The next or the previous key during a rotation: what it signed is accepted, but it signs nothing. */
  readonly otherSigningKey?: string | undefined;
}

/** The key that signs is the first. */
export const keysOf = async ({ signingKey, otherSigningKey }: SigningKeys): Promise<readonly string[]> => [
  await signingKey(),
  ...(otherSigningKey === undefined ? [] : [otherSigningKey]),
];

/** Derives an independent key per use. */
export const keyFor = (key: string, ...use: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(use)).digest('base64url');
