import type { Newsroom } from '../context/newsroom.ts';
import { openSecrets } from './desk-secrets.ts';
import { isSigned, readHook, type Hook } from './read-hook.ts';

/** A webhook is only a hint: the process that follows the desk reads the post itself. Each signature counts once. */
export const takeHook = async (
  { db, now, ...keys }: Pick<Newsroom, 'db' | 'now' | 'signingKey' | 'otherSigningKey'>,
  desk: number,
  hook: Hook,
): Promise<'taken' | 'no-desk' | 'refused'> => {
  const found = await db.selectFrom('follow_desks').select('sealed').where('id', '=', desk).executeTakeFirst();
  if (found === undefined) return 'no-desk';
  const opened = await openSecrets(keys, found.sealed);
  if (opened === null || !isSigned(hook, opened.secrets.hook, now())) return 'refused';
  const { id, isRemoval } = readHook(hook.body);
  const noted = await db
    .insertInto('follow_hints')
    .values({ desk_id: desk, signature: `${desk} ${hook.signature}`, remote_id: id, is_removal: isRemoval })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted === undefined ? 'refused' : 'taken';
};
