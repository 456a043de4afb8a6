import { sql } from 'kysely';
import type { DeskHint, DeskSecrets, LedDesk, WantedDraft } from '#adapters/newsroom-contract/follow.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { openSecrets, sealSecrets } from './desk-secrets.ts';
import { endDrafts } from './drafts.ts';

const hintsKept = sql`now() - interval '1 hour'`;
/** A process that ended may not have read the posts of those that it took. */
const hintsTakenAgain = sql`now() - interval '10 minutes'`;

/** Seals them again with the key that is used from now on: the other one is unset at the end of a rotation. */
const secretsOf = async (newsroom: Newsroom, desk: number, sealed: string): Promise<DeskSecrets | null> => {
  const opened = await openSecrets(newsroom, sealed);
  if (opened?.isOther === true)
    await newsroom.db
      .updateTable('follow_desks')
      .set({ sealed: await sealSecrets(newsroom, opened.secrets) })
      .where('id', '=', desk)
      .where('sealed', '=', sealed)
      .execute();
  return opened?.secrets ?? null;
};

/** Takes or renews the lead of each desk that no other process leads, by the clock of the database. `seconds` 0 ends it. */
export const leadDesks = async (
  newsroom: Newsroom,
  { node, seconds }: { readonly node: string; readonly seconds: number },
): Promise<{ readonly desks: readonly LedDesk[] }> => {
  const { db } = newsroom;
  const rows = await db
    .updateTable('follow_desks')
    .set({ leader: node, leader_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where((desk) =>
      desk.or([desk('leader', 'is', null), desk('leader', '=', node), desk('leader_until', '<', sql<Date>`now()`)]),
    )
    .returning(['id', 'kind', 'address', 'site', 'sealed', 'options', 'mapping'])
    .returning(
      sql<number | null>`case when confirmed_at > coalesce(carried_at, 0) then confirmed_at end`.as('confirmedAt'),
    )
    .execute();
  // Also those of a restored backup, whose desks are not followed here. A copy that could not be removed is removed later.
  await endDrafts(newsroom, null).catch(() => undefined);
  if (rows.length > 0)
    await db
      .deleteFrom('follow_hints')
      .where('at', '<', sql<Date>`${hintsKept}`)
      .execute();
  const desks = await Promise.all(
    rows.map(async ({ sealed, options, ...desk }) => ({
      ...desk,
      ...options,
      secrets: await secretsOf(newsroom, desk.id, sealed),
    })),
  );
  return { desks };
};

export const takeHints = async (
  { db }: Newsroom,
  { node, again }: { readonly node: string; readonly again: boolean },
): Promise<{ readonly hints: readonly DeskHint[]; readonly drafts: readonly WantedDraft[] }> => {
  const rows = await db
    .updateTable('follow_hints')
    .set({ taken: true })
    .where((hint) =>
      again
        ? hint('at', '>', sql<Date>`${hintsTakenAgain}`)
            .and('path', 'is', null)
            .and('why', 'is', null)
        : hint('taken', '=', false),
    )
    .where('desk_id', 'in', db.selectFrom('follow_desks').select('id').where('leader', '=', node))
    .returning([
      'id as number',
      'desk_id as desk',
      'remote_id as id',
      'is_removal as isRemoval',
      'is_draft as isDraft',
      'signature',
    ])
    .execute();
  const inOrder = rows.toSorted((one, other) => Number(one.number) - Number(other.number));
  return {
    hints: inOrder.flatMap(({ desk, id, isRemoval, isDraft }) => (isDraft ? [] : [{ desk, id, isRemoval }])),
    drafts: inOrder.flatMap(({ desk, id, isDraft, signature }) =>
      isDraft ? [{ desk, id: id ?? '', request: signature.replace(/^draft /, '') }] : [],
    ),
  };
};
