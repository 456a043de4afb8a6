import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { deskDraftSlug } from '#adapters/newsroom-contract/follow.ts';
import { newSecret } from '../../credentials/secrets.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { removeForGood } from '../versions/remove-for-good.ts';
import { openSecrets } from './desk-secrets.ts';
import { isSame } from './read-hook.ts';

/** Ghost's own: its preview has no signature, and staff alone asks for it. */
export interface UuidLink {
  readonly uuid: string;
}

/** Of a link that the desk has made. */
export interface DraftLink {
  readonly desk: number;
  readonly post: string;
  /** Unix seconds. */
  readonly expires: number;
  readonly signature: string;
}

export interface DraftState {
  /** Null until its hidden copy is here. */
  readonly path: string | null;
  /** Why it is not; null otherwise. */
  readonly why: string | null;
}

/** Seconds. A link that lives longer is refused: its secret signs none. */
const maxLife = 900;
/** Of the copy, in unix seconds: it is removed an hour after it was opened. */
const openedBefore = sql<number>`extract(epoch from now() - interval '1 hour')::int8`;
/** As in the index. */
export const isDraft = sql<boolean>`remote_id like 'draft:%'`;

const isSigned = ({ desk, post, expires, signature }: DraftLink, secret: string): boolean => {
  const made = createHmac('sha256', secret).update(`draft.${desk}.${post}.${expires}`).digest('hex');
  return isSame(signature, made);
};

type Needs = Pick<Newsroom, 'db' | 'now' | 'signingKey' | 'otherSigningKey'>;

const desksOf = async ({ db, now, ...keys }: Needs, link: DraftLink | UuidLink): Promise<readonly number[]> => {
  if ('uuid' in link) {
    const all = await db
      .selectFrom('follow_desks')
      .select('id')
      .where(sql<boolean>`kind = 'ghost'`)
      .execute();
    return all.map(({ id }) => id);
  }
  const { desk, expires } = link;
  const found = await db.selectFrom('follow_desks').select('sealed').where('id', '=', desk).executeTakeFirst();
  const opened = found === undefined ? null : await openSecrets(keys, found.sealed);
  const isLive = expires > now() && expires <= now() + maxLife;
  return opened !== null && isSigned(link, opened.secrets.hook) && isLive ? [desk] : [];
};

/** Before the copy is made: it is removed by this note, which a backup of the copy has, too. */
const noteCopy = async (all: Database, desk: number, post: string): Promise<void> => {
  await sql`insert into follow_items (desk_id, remote_id, print, hash, slug, modified, state)
    values (${desk}, ${`draft:${post}`}, '', '', ${deskDraftSlug(desk, post)}, extract(epoch from now())::int8, 'shown')
    on conflict (desk_id, remote_id) do update set modified = excluded.modified`.execute(all);
};

/**
 * The process that follows the desk reads the draft. Returns the name of the request; null for a link that is not valid,
 * and where no desk can have it.
 */
export const askForDraft = async (needs: Needs, link: DraftLink | UuidLink): Promise<string | null> => {
  const desks = await desksOf(needs, link);
  if (desks.length === 0) return null;
  const request = newSecret();
  const post = 'uuid' in link ? link.uuid : link.post;
  const wanted = { remote_id: post, is_removal: false, is_draft: true };
  await needs.db.transaction().execute(async (all) => {
    for (const desk of desks.toSorted((one, other) => one - other)) await noteCopy(all, desk, post);
    await all
      .insertInto('follow_hints')
      .values(desks.map((desk) => ({ desk_id: desk, signature: `draft ${request}.${desk}`, ...wanted })))
      .execute();
  });
  return request;
};

/** Null for an unknown request. Of several desks, one has the draft. */
export const stateOfDraft = async (db: Database, request: string): Promise<DraftState | null> => {
  const asked = await db
    .selectFrom('follow_hints')
    .select(['path', 'why'])
    .where(sql<boolean>`starts_with(signature, ${`draft ${request}.`})`)
    .where('is_draft', '=', true)
    .execute();
  if (asked.length === 0) return null;
  const found = asked.find(({ path }) => path !== null);
  return found ?? asked.find(({ why }) => why === null) ?? asked[0] ?? null;
};

/** From the process that follows the desk. */
export const noteDraft = async (
  { db }: Newsroom,
  { request, path, why }: DraftState & { readonly request: string },
): Promise<object> => {
  await db.updateTable('follow_hints').set({ path, why }).where('signature', '=', `draft ${request}`).execute();
  return {};
};

/** Removes hidden copies that were not opened for an hour, or all of a desk. */
export const endDrafts = async (
  newsroom: Pick<Newsroom, 'db' | 'embedded' | 'dataDir' | 'now'>,
  desk: number | null,
): Promise<void> => {
  const { db } = newsroom;
  const isOver = desk === null ? sql<boolean>`modified < ${openedBefore}` : sql<boolean>`desk_id = ${desk}`;
  const copies = await db
    .selectFrom('follow_items')
    .select(['desk_id', 'remote_id', 'slug'])
    .where(isDraft)
    .where(isOver)
    .execute();
  for (const { desk_id: of, remote_id: id, slug } of copies) {
    await removeForGood(newsroom, slug ?? '');
    // One that was opened in between stays noted.
    await db.deleteFrom('follow_items').where('desk_id', '=', of).where('remote_id', '=', id).where(isOver).execute();
  }
};
