import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { keyFor, keysOf } from '../../credentials/signing-key.ts';
import type { CrmContext } from './crm-context.ts';

const knownFor = 90 * 86_400;
const maxPlaces = 40;

export interface Asking {
  readonly asker: string;
  readonly known?: string | null;
}

/** Keyed hashes: the database alone reveals no browser or address. */
export const marksOf = async (
  context: Pick<CrmContext, 'signingKey' | 'otherSigningKey'>,
  { asker, known = null }: Asking,
): Promise<readonly string[]> => {
  const keys = await keysOf(context);
  return [
    ...(known === null ? [] : keys.map((key) => keyFor(key, 'browser', known))),
    ...(asker === '' ? [] : keys.map((key) => keyFor(key, 'place', asker))),
  ];
};

export const rememberPlaces = async (
  db: Kysely<Schema>,
  account: number,
  marks: readonly string[],
  at: number,
): Promise<void> => {
  if (marks.length > 0)
    await db
      .insertInto('reader_places')
      .values(marks.map((place) => ({ account_id: account, place, seen_at: at })))
      .onConflict((conflict) => conflict.columns(['account_id', 'place']).doUpdateSet({ seen_at: at }))
      .execute();
  await db
    .deleteFrom('reader_places')
    .where('seen_at', '<', at - knownFor)
    .execute();
  await db
    .deleteFrom('reader_places')
    .where('account_id', '=', account)
    .where('place', 'not in', (newest) =>
      newest
        .selectFrom('reader_places')
        .select('place')
        .where('account_id', '=', account)
        .orderBy('seen_at', 'desc')
        .orderBy('place')
        .limit(maxPlaces),
    )
    .execute();
};

export const knownMark = async (
  { db, now }: Pick<CrmContext, 'db' | 'now'>,
  email: string,
  marks: readonly string[],
): Promise<string | null> => {
  if (marks.length === 0) return null;
  const rows = await db
    .selectFrom('reader_places')
    .innerJoin('reader_accounts', 'reader_accounts.id', 'reader_places.account_id')
    .select('place')
    .where('email', '=', email)
    .where('place', 'in', marks)
    .where('seen_at', '>=', now() - knownFor)
    .execute();
  return marks.find((mark) => rows.some(({ place }) => place === mark)) ?? null;
};
