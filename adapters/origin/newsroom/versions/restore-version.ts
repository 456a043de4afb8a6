import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { shownUploads } from '../../media/removals/remove-uploads.ts';
import type { SaveReport } from '#adapters/newsroom-contract/articles.ts';
import { saveWhole } from '../articles/save-whole.ts';
import { settle } from '../articles/settle.ts';
import { storedArticles } from '../articles/stored-articles.ts';
import { changesOf } from '../articles/touched.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { withLabelsOfNow } from '../labels/labels-of-now.ts';
import { drawWished } from '../pictures/draw-wished.ts';
import { stateAt } from './article-state.ts';
import { keepVersions } from './keep-versions.ts';
import { wantedState } from './wanted-state.ts';

/** Makes an earlier version the newest one. Nothing is lost: the replaced version stays in the log. */
export const restoreVersion = async (
  newsroom: Newsroom,
  { slug, to }: { readonly slug: string; readonly to: number },
): Promise<WithEdition<SaveReport>> => {
  const { db, actor = null, now } = newsroom;
  const { done, edition } = await inEdit(db, async (all) => {
    const [current] = await storedArticles(all, [slug]);
    if (current === undefined) throw new CommandFailure('no-article', slug);
    const state = await stateAt(all, current, to);
    if (state === null) throw new CommandFailure('no-version', `${slug} ${to}`);
    const wanted = wantedState(await withLabelsOfNow(all, state), current);
    const shown = await shownUploads(all, [slug], now());
    const [whole] = await saveWhole(all, [{ wanted, stored: current }], now());
    if (whole === undefined || whole.saved.what === 'unchanged')
      return { done: { wanted, saved: whole?.saved }, changes: [] };
    await settle(all, { slugs: [slug], shown, now: now() });
    await keepVersions(all, {
      before: new Map([[slug, current]]),
      slugs: [slug],
      action: 'restored',
      actor,
      now: now(),
    });
    return { done: { wanted, saved: whole.saved }, changes: await changesOf(all, whole.touched, now()) };
  });
  const { wanted, saved } = done;
  await drawWished(newsroom, [{ ...wanted, posts: wanted.wantedPosts ?? [] }]);
  return { faults: [], articles: saved === undefined ? [] : [saved], edition };
};
