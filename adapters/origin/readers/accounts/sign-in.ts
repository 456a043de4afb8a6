import { notFound } from '../../http/problem.ts';
import { readerOf } from '../newsletters/subscriptions.ts';
import { hashOf, newSecret } from '../../credentials/secrets.ts';
import { takeTry } from '../../credentials/allowance.ts';
import { keyFor } from '../../credentials/signing-key.ts';
import { isCodeOf, maxTries } from './codes.ts';
import type { CrmContext } from './crm-context.ts';
import { type Asking, marksOf, rememberPlaces } from './reader-places.ts';

/** Session lifetime of a reader, in seconds. */
const signedInFor = 90 * 86_400;
const maxBrowsers = 20;

export interface Proof extends Asking {
  readonly key: string | null;
  readonly code: string | null;
  readonly browser: string | null;
}

export interface Opened {
  readonly token: string;
  /** Unix seconds. */
  readonly validUntil: number;
}

type Letter = { readonly id: number; readonly key_hash: string; readonly code_hash: string };

const lettersFor = async ({ db, now }: CrmContext, { key, browser }: Proof): Promise<readonly Letter[]> => {
  const valid = db
    .selectFrom('reader_letters')
    .select(['id', 'key_hash', 'code_hash'])
    .where('valid_until', '>', now());
  if (key !== null) return valid.where('key_hash', '=', hashOf(key)).execute();
  return browser === null
    ? []
    : valid.where('browser_hash', '=', hashOf(browser)).orderBy('id', 'desc').limit(3).execute();
};

/**
 * Counts the try before it checks the code, which prevents parallel guessing. The requesting browser may be a stranger's:
 * its wrong codes do not end the code for the holder of the link's key.
 */
const isCode = async (context: CrmContext, letter: Letter, code: string, counter: 'code_tries' | 'browser_tries') => {
  const counted = await context.db
    .updateTable('reader_letters')
    .set((row) => ({ [counter]: row(counter, '+', 1) }))
    .where('id', '=', letter.id)
    .where(counter, '<', maxTries)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined && isCodeOf(context, letter, code);
};

/** The delete is atomic: only one of several concurrent requests gets the letter. */
const useUp = async (
  { db }: CrmContext,
  by: { readonly id: number } | { readonly key: string; readonly browser: string },
  at: number,
) =>
  'id' in by
    ? db.deleteFrom('reader_letters').where('id', '=', by.id).returning('email').executeTakeFirst()
    : db
        .deleteFrom('reader_letters')
        .where('key_hash', '=', hashOf(by.key))
        .where('browser_hash', '=', hashOf(by.browser))
        .where('valid_until', '>', at)
        .returning('email')
        .executeTakeFirst();

const byCode = async (context: CrmContext, proof: Proof, at: number): Promise<string | null> => {
  if (proof.code === null) return null;
  for (const letter of await lettersFor(context, proof))
    if (await isCode(context, letter, proof.code, proof.key === null ? 'browser_tries' : 'code_tries'))
      return (await useUp(context, { id: letter.id }, at))?.email ?? null;
  return null;
};

/** Null without proof that the reader received the letter (R49). */
const provenAddress = async (context: CrmContext, proof: Proof): Promise<string | null> => {
  const at = context.now();
  const { key, browser } = proof;
  const byLink = key !== null && browser !== null ? await useUp(context, { key, browser }, at) : undefined;
  return byLink?.email ?? byCode(context, proof, at);
};

const openAccount = async (context: CrmContext, address: string, asking: Asking): Promise<Opened> => {
  const { db, now } = context;
  const [token, at, marks] = [newSecret(), now(), await marksOf(context, asking)];
  const validUntil = at + signedInFor;
  await db.transaction().execute(async (all) => {
    const { id } = await all
      .insertInto('reader_accounts')
      .values({ email: readerOf(address), address, created_at: at })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ address }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await rememberPlaces(all, id, marks, at);
    await all.deleteFrom('reader_tokens').where('valid_until', '<=', at).execute();
    await all
      .insertInto('reader_tokens')
      .values({ token_hash: hashOf(token), account_id: id, made_at: at, valid_until: validUntil })
      .execute();
    await all
      .deleteFrom('reader_tokens')
      .where('account_id', '=', id)
      .where('token_hash', 'not in', (held) =>
        held
          .selectFrom('reader_tokens')
          .select('token_hash')
          .where('account_id', '=', id)
          .orderBy('made_at', 'desc')
          .orderBy('token_hash')
          .limit(maxBrowsers),
      )
      .execute();
  });
  return { token, validUntil };
};

/** A pass needs its link and its code; both are single-use. */
const redeemPass = async (context: CrmContext, { key, code }: Proof): Promise<Opened | null> => {
  if (key === null || code === null) return null;
  const { db, now } = context;
  const [at, keyHash] = [now(), hashOf(key)];
  const counted = await db
    .updateTable('reader_passes')
    .set((pass) => ({ code_tries: pass('code_tries', '+', 1) }))
    .where('key_hash', '=', keyHash)
    .where('key_until', '>', at)
    .where('valid_until', '>', at)
    .where('code_tries', '<', maxTries)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (counted === undefined || !(await isCodeOf(context, { ...counted, key_hash: keyHash }, code))) return null;
  const token = newSecret();
  const used = await db
    .updateTable('reader_passes')
    .set({ key_hash: null, code_hash: null, token_hash: hashOf(token) })
    .where('id', '=', counted.id)
    .where('key_hash', '=', keyHash)
    .returning('valid_until')
    .executeTakeFirst();
  return used === undefined ? null : { token, validUntil: used.valid_until };
};

const perPlace = { tries: 60, seconds: 10 };

/**
 * Needs two of three: the link's key, the code, the secret of the requesting browser. One alone neither signs in nor
 * uses up the letter. All errors look the same (R49).
 */
export const signIn = async (context: CrmContext, proof: Proof): Promise<Opened> => {
  if (proof.asker !== '')
    await takeTry(context, [
      { key: `signs ${keyFor(await context.signingKey(), 'place', proof.asker)}`, allowance: perPlace },
    ]);
  const address = await provenAddress(context, proof);
  const opened = address === null ? await redeemPass(context, proof) : await openAccount(context, address, proof);
  if (opened === null) throw notFound('What signs in');
  return opened;
};
