import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/connection/open-database.ts';
import { hashOf } from '../../credentials/secrets.ts';

interface Needs {
  readonly db: Database;
  readonly now: () => number;
}

/** Seconds: browsers keep no cookie longer. */
const maxLife = 400 * 86_400;
/** 144 bits, as 24 characters. */
const tokenBytes = 18;

export const newTaker = async ({ db, now }: Needs): Promise<string> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  await db
    .deleteFrom('quiz_takers')
    .where('made_at', '<', now() - maxLife)
    .execute();
  await db
    .insertInto('quiz_takers')
    .values({ token_hash: hashOf(token), made_at: now() })
    .execute();
  return token;
};

export const takerOf = async ({ db }: Pick<Needs, 'db'>, token: string | null): Promise<string | null> => {
  if (token === null) return null;
  const hash = hashOf(token);
  const row = await db.selectFrom('quiz_takers').select('token_hash').where('token_hash', '=', hash).executeTakeFirst();
  return row?.token_hash ?? null;
};
