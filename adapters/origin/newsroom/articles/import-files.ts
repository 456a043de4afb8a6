import { foldAccents } from '../../text-search/fold-accents.ts';
import type { Database } from '../../database/connection/open-database.ts';
import { requireLead } from '../follow/require-lead.ts';
import { shownUploads } from '../../media/removals/remove-uploads.ts';
import type { Edition, WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { findsNothing } from '../context/unshown.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { isWhole } from '../file/read-article-file.ts';
import type { FileArticle } from '../file/read-article-file.ts';
import { readMovedLabels } from '../../content/moved-labels.ts';
import { withFileLabelsOfNow } from '../labels/labels-of-now.ts';
import { readFiles } from '../file/read-files.ts';
import type { GivenFile, SavedArticle, SaveReport } from '#adapters/newsroom-contract/articles.ts';
import { drawWished } from '../pictures/draw-wished.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import type { TakenPictures } from '../pictures/take-pictures.ts';
import { shareUploads } from '../../media/uploads/shared-uploads.ts';
import { blameFlags } from './blame-flags.ts';
import { blameTexts } from './blame-texts.ts';
import { blameReserved } from './blame-reserved.ts';
import { blameSize } from './blame-size.ts';
import { blameUnknown } from './blame-unknown.ts';
import { keepVersions } from '../versions/keep-versions.ts';
import { saveWhole } from './save-whole.ts';
import { storedArticles } from './stored-articles.ts';
import { settle } from './settle.ts';
import { both, changesOf } from './touched.ts';
import { wantedArticle } from './wanted-article.ts';
import type { WantedArticle } from './wanted-article.ts';

export interface ImportCommand {
  readonly files: readonly GivenFile[];
  readonly dryRun: boolean;
  readonly strict?: boolean | undefined;
  readonly losses?: boolean | undefined;
}

class Undone extends Error {}

const newLabels = async (db: Database, articles: readonly FileArticle[]): Promise<void> => {
  const named = <T extends { readonly name: string }>(one: T): T & { readonly name_folded: string } => ({
    ...one,
    name_folded: foldAccents(one.name),
  });
  const authors = new Map(
    articles.flatMap(({ head }) =>
      head.authors.flatMap((author) => (typeof author === 'object' ? [[author.slug, author] as const] : [])),
    ),
  );
  if (authors.size > 0)
    await db
      .insertInto('authors')
      .values([...authors.values()].map((author) => named({ ...author, title: author.title ?? '' })))
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
  const sections = new Map(
    articles.flatMap(({ head: { site, section, alsoIn } }) =>
      [section, ...alsoIn].flatMap((one) =>
        one !== null && typeof one === 'object' ? [[`${site}/${one.slug}`, { ...one, site }] as const] : [],
      ),
    ),
  );
  if (sections.size > 0)
    await db
      .insertInto('super_tags')
      .values([...sections.values()].map((section) => ({ ...named(section), active: true })))
      .onConflict((conflict) => conflict.columns(['site', 'slug']).doNothing())
      .execute();
};

interface WrittenArticles {
  readonly wanted: readonly WantedArticle[];
  readonly saved: readonly SavedArticle[];
  readonly edition: Edition | null;
}

const writeArticles = async (
  newsroom: Newsroom,
  files: readonly FileArticle[],
  pictures: TakenPictures,
  dryRun: boolean,
): Promise<WrittenArticles> => {
  const { db, embedded, dataDir, sites, actor = null, now } = newsroom;
  let tried: WrittenArticles = { wanted: [], saved: [], edition: null };
  const writing = inEdit(db, async (all) => {
    await requireLead(all, newsroom);
    await newLabels(all, files);
    const stored = new Map(
      (
        await storedArticles(
          all,
          files.map(({ slug }) => slug),
        )
      ).map((one) => [one.slug, one]),
    );
    const wanted = files.map((file) =>
      wantedArticle(file, { stored: stored.get(file.slug), sites, pictures, now: now() }),
    );
    const shown = await shownUploads(all, [...stored.keys()], now());
    const whole = await saveWhole(
      all,
      wanted.map((one) => ({ wanted: one, stored: stored.get(one.slug) })),
      now(),
    );
    const saved = whole.map((one) => one.saved);
    const slugs = saved.filter(({ what }) => what !== 'unchanged').map(({ slug }) => slug);
    await settle(all, { slugs, shown, now: now() });
    await keepVersions(all, { before: stored, slugs, action: 'imported', actor, now: now() });
    tried = { wanted, saved, edition: null };
    if (dryRun) throw new Undone();
    if (!embedded) await shareUploads(all, dataDir);
    return { done: tried, changes: await changesOf(all, both(whole.map(({ touched }) => touched)), now()) };
  });
  return writing.then(
    ({ done, edition }) => ({ ...done, edition }),
    (cause: unknown) => {
      if (!(cause instanceof Undone)) throw cause;
      return tried;
    },
  );
};

const inOrder = (faults: readonly Fault[], files: readonly string[]): readonly Fault[] =>
  faults.toSorted(
    (one, other) => files.indexOf(one.file) - files.indexOf(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );

/** Imports all articles, or none if any file has an error. Reports every error. */
export const importFiles = async (
  newsroom: Newsroom,
  { files, dryRun, strict, losses = true }: ImportCommand,
): Promise<WithEdition<SaveReport>> => {
  const { files: given, faults: found, folderOf } = await readFiles(files);
  const moved = await readMovedLabels(newsroom.db);
  const read = given.map((file) => withFileLabelsOfNow(moved, file));
  const faults = [...found];
  const tell = (fault: Fault): void => void faults.push(fault);
  blameReserved(newsroom.reserved, read, tell);
  blameFlags(newsroom.reserved, read, tell);
  await blameUnknown(newsroom.db, read, tell);
  blameSize(read, tell);
  const pictures = await takePictures(read, folderOf, newsroom.dataDir, tell);
  const checking = losses ? newsroom : { ...newsroom, findUnshown: findsNothing };
  for (const file of read) await blameTexts(checking, pictures, file, tell);
  const isRefused = ({ kind }: Fault): boolean => kind !== 'plain-motif' && (strict === true || kind !== 'not-shown');
  const ordered = inOrder(faults, [...folderOf.keys()]);
  const rest = ordered.filter((fault) => !isRefused(fault));
  const unshown = rest.length === 0 ? {} : { unshown: rest };
  if (ordered.some(isRefused)) return { faults: ordered.filter(isRefused), ...unshown, articles: [], edition: null };
  const articles = read.filter(isWhole);
  if (!dryRun) await pictures.store();
  const { wanted, saved, edition } = await writeArticles(newsroom, articles, pictures, dryRun);
  if (dryRun) return { faults: [], ...unshown, articles: saved, edition };
  // Repeated after the commit: a concurrent removal may have deleted a file.
  await pictures.store();
  await drawWished(
    newsroom,
    wanted.map(({ wantedPosts, ...article }) => ({ ...article, posts: wantedPosts ?? [] })),
  );
  return { faults: [], ...unshown, articles: saved, edition };
};
