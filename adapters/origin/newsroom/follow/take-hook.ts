import type { Newsroom } from '../context/newsroom.ts';
import { openSecrets } from './desk-secrets.ts';
import { markOf, readHook, type Hook } from './read-hook.ts';

/** A webhook is only a hint: the process that follows the desk reads the post itself. Each delivery counts once. */
export const takeHook = async (
  { db, now, ...keys }: Pick<Newsroom, 'db' | 'now' | 'signingKey' | 'otherSigningKey'>,
  desk: number,
  hook: Hook,
): Promise<'taken' | 'no-desk' | 'refused'> => {
  const found = await db.selectFrom('follow_desks').select('sealed').where('id', '=', desk).executeTakeFirst();
  if (found === undefined) return 'no-desk';
  const opened = await openSecrets(keys, found.sealed);
  const mark = opened === null ? null : markOf(hook, opened.secrets.hook, now());
  if (mark === null) return 'refused';
  const { id, isRemoval } = readHook(hook.body);
  const noted = await db
    .insertInto('follow_hints')
    .values({ desk_id: desk, signature: `${desk} ${mark}`, remote_id: id, is_removal: isRemoval })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted === undefined ? 'refused' : 'taken';
};
