import { sql } from 'kysely';
import { type Correction, maxCorrections } from '../../database/schema/correction.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { keepVersions } from '../versions/keep-versions.ts';
import { raise } from './save-whole.ts';
import { settle } from './settle.ts';
import { storedArticles } from './stored-articles.ts';
import { changesOf } from './touched.ts';
import type { SavedArticle, SaveReport } from '#adapters/newsroom-contract/articles.ts';

interface CorrectCommand extends Omit<Correction, 'at'> {
  readonly slug: string;
}

export const correctArticle = async (
  { db, actor = null, now }: Newsroom,
  { slug, reason, wordings }: CorrectCommand,
): Promise<WithEdition<SaveReport>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    const [stored] = await storedArticles(all, [slug]);
    if (stored === undefined) throw new CommandFailure('no-article', slug);
    if (stored.corrections.length >= maxCorrections) throw new CommandFailure('too-many-corrections', slug);
    const added = JSON.stringify([{ at: now(), reason, wordings }]);
    await sql`update articles set corrections = corrections || ${added}::jsonb where id = ${stored.id}`.execute(all);
    const version = await raise(all, stored.id, now());
    await settle(all, { slugs: [slug], shown: [], now: now() });
    const before = new Map([[slug, stored]]);
    await keepVersions(all, { before, slugs: [slug], action: 'corrected', actor, now: now() });
    const saved: SavedArticle = { site: stored.site, slug, version, what: 'updated', posts: null };
    return { done: saved, changes: await changesOf(all, { created: [], changed: [slug] }, now()) };
  });
  return { faults: [], articles: [done], edition };
};
