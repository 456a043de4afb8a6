import { newSecret, hashOf } from '../../credentials/secrets.ts';
import { codeHash, newCode } from '../../readers/accounts/codes.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { AddedPass } from '#adapters/newsroom-contract/readers.ts';

const day = 86_400;
const keyDays = 7;

const linkOf = ({ sites }: Newsroom, key: string): string => {
  const main = sites.find(({ role }) => role === 'main');
  return `${main?.origin ?? `https://${main?.domain ?? 'localhost'}`}/tamogatas/belepes?kulcs=${key}`;
};

/** The key and the code are returned only here. */
export const addPass = async (
  newsroom: Newsroom,
  { days, note }: { readonly days: number; readonly note: string },
): Promise<AddedPass> => {
  const [key, code, now] = [newSecret(), newCode(), newsroom.now()];
  const [validUntil, keyUntil] = [now + days * day, now + Math.min(days, keyDays) * day];
  const { id } = await newsroom.db
    .insertInto('reader_passes')
    .values({
      note,
      created_at: now,
      valid_until: validUntil,
      key_hash: hashOf(key),
      key_until: keyUntil,
      code_hash: await codeHash(newsroom, hashOf(key), code),
      token_hash: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, link: linkOf(newsroom, key), code, validUntil, keyUntil };
};
