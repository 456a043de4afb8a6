import { sql } from 'kysely';
import { newSecret } from '../../credentials/secrets.ts';
import {
  waitReasons,
  type AddedDesk,
  type DeskHooks,
  type DeskOrder,
  type ListedDesk,
} from '#adapters/newsroom-contract/follow.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { openSecrets, sealSecrets } from './desk-secrets.ts';
import { endDrafts, isDraft } from './drafts.ts';

interface OneDesk {
  readonly desk: number;
}

export const addDesk = async (
  newsroom: Newsroom,
  { desk: { kind, address, site, key, allowPrivate, maxRemovals, mapping } }: { readonly desk: DeskOrder },
): Promise<AddedDesk> => {
  const { db } = newsroom;
  const hook = newSecret();
  const added = await db
    .insertInto('follow_desks')
    .values({
      kind,
      address,
      site,
      sealed: await sealSecrets(newsroom, { key, hook }),
      options: JSON.stringify({ allowPrivate, maxRemovals }),
      mapping: JSON.stringify(mapping),
      report: null,
      confirmed_at: null,
      leader: null,
      leader_until: null,
    })
    .onConflict((conflict) => conflict.columns(['address', 'site']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw new CommandFailure('desk-exists', address);
  // Of a desk with this number in a restored backup.
  await endDrafts(newsroom, added.id);
  await db.deleteFrom('follow_items').where('desk_id', '=', added.id).execute();
  return { id: added.id, hookPath: `/api/follow/${added.id}`, hookSecret: hook };
};

export const listDesks = async ({
  db,
  now,
}: Newsroom): Promise<{ readonly desks: readonly ListedDesk[]; readonly now: number }> => {
  const desks = await db
    .selectFrom('follow_desks')
    .selectAll()
    .select(sql<boolean>`coalesce(leader_until > now(), false)`.as('isLed'))
    .orderBy('id')
    .execute();
  const counts = await db
    .selectFrom('follow_items')
    .select((item) => ['desk_id', item.fn.countAll<string>().as('items')])
    .where('slug', 'is not', null)
    .where(sql<boolean>`remote_id !~ '^(?:old|draft):'`)
    .groupBy('desk_id')
    .execute();
  const others = await db
    .selectFrom('follow_items')
    .select(['desk_id', 'remote_id', 'slug', 'state', 'why'])
    .where('state', '<>', 'shown')
    .orderBy('desk_id')
    .orderBy('remote_id')
    .execute();
  return {
    now: now(),
    desks: desks.map(({ id, kind, address, site, options: { allowPrivate, maxRemovals }, leader, isLed, report }) => {
      const own = others.filter((item) => item.desk_id === id);
      const waiting = own.filter(({ state }) => state === 'waiting');
      return {
        id,
        kind,
        address,
        site,
        allowPrivate,
        maxRemovals,
        leader: isLed ? leader : null,
        shown: Number(counts.find((count) => count.desk_id === id)?.items ?? 0),
        waiting: waiting.map(({ slug, remote_id: item }) => slug ?? item),
        waitsFor: waiting.map(({ why }) => waitReasons.find((reason) => reason === why) ?? 'too-many'),
        refused: own.flatMap(({ state, slug, remote_id: item, why }) =>
          state === 'refused' ? [{ id: item, slug, why: why ?? '' }] : [],
        ),
        report,
      };
    }),
  };
};

/** Notes the webhooks that were set up at the desk. */
export const noteHooks = async (
  { db }: Newsroom,
  { desk, ids }: OneDesk & { readonly ids: readonly string[] },
): Promise<object> => {
  const noted = await db
    .updateTable('follow_desks')
    .set({ options: sql`options || ${JSON.stringify({ hooks: ids })}::jsonb` })
    .where('id', '=', desk)
    .returning('id')
    .executeTakeFirst();
  if (noted === undefined) throw new CommandFailure('no-desk', String(desk));
  return {};
};

/** Its articles stay, and belong to the newsroom from now on. Gives the webhooks, which the caller ends at the desk. */
export const removeDesk = async (
  newsroom: Newsroom,
  { desk }: OneDesk,
): Promise<{ readonly removed: number; readonly hooks: DeskHooks }> => {
  const { db } = newsroom;
  const gone = await db.transaction().execute(async (all) => {
    const found = await all
      .deleteFrom('follow_desks')
      .where('id', '=', desk)
      .returning(['kind', 'address', 'sealed', 'options'])
      .executeTakeFirst();
    if (found === undefined) throw new CommandFailure('no-desk', String(desk));
    await all.deleteFrom('follow_items').where('desk_id', '=', desk).where(isDraft, '=', false).execute();
    return found;
  });
  // No process makes another copy from now on.
  await endDrafts(newsroom, desk);
  const { kind, address, sealed, options } = gone;
  const key = (await openSecrets(newsroom, sealed))?.secrets.key ?? null;
  return { removed: desk, hooks: { kind, address, allowPrivate: options.allowPrivate, key, ids: options.hooks ?? [] } };
};

/** The process that follows the desk looks at each waiting article once more, and removes those that are still missing. */
export const confirmRemovals = async (
  { db, now }: Newsroom,
  { desk }: OneDesk,
): Promise<{ readonly confirmed: number }> => {
  const found = await db.selectFrom('follow_desks').select('id').where('id', '=', desk).executeTakeFirst();
  if (found === undefined) throw new CommandFailure('no-desk', String(desk));
  const waiting = await db
    .selectFrom('follow_items')
    .select('remote_id')
    .where('desk_id', '=', desk)
    .where('state', '=', 'waiting')
    .execute();
  if (waiting.length === 0) throw new CommandFailure('nothing-waits', String(desk));
  // Another number each time: the one before may be carried out within the same second.
  await db
    .updateTable('follow_desks')
    .set({ confirmed_at: sql`greatest(${now()}::int8, confirmed_at + 1)` })
    .where('id', '=', desk)
    .execute();
  return { confirmed: waiting.length };
};
