import { deleteArticles } from './articles/delete-articles.ts';
import { exportArticles } from './articles/export-articles.ts';
import { importFiles } from './articles/import-files.ts';
import { putPost, takePostsBack } from './articles/edit-posts.ts';
import { listArticles } from './articles/list-articles.ts';
import { bringUpToDate, seedDatabase } from './backup/prepare-database.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { awaitReceipts } from '../changes/await-receipts.ts';
import type { Told } from '../changes/await-receipts.ts';
import type { Edition } from '../database/edits/edition.ts';
import type { Desk } from './desk.ts';
import type { FailureKind } from './failure.ts';
import { OrderFailure } from './failure.ts';
import { addPass } from './passes/add-pass.ts';
import { endPass } from './passes/end-pass.ts';
import { listPasses } from './passes/list-passes.ts';
import { purgeCopies } from './purge-copies.ts';
import { order } from './order.ts';
import type { Order } from './order.ts';

/** What came of it, and the edition that it made; null where nothing was changed. */
type Carried = object & { readonly edition?: Edition | null };

type Carriers = {
  readonly [Do in Order['do']]: (desk: Desk, given: Extract<Order, { readonly do: Do }>) => Promise<Carried>;
};

const carriers = {
  import: importFiles,
  post: putPost,
  'take-back': takePostsBack,
  delete: deleteArticles,
  list: listArticles,
  export: exportArticles,
  migrate: bringUpToDate,
  seed: seedDatabase,
  backup: writeBackup,
  restore: restoreBackup,
  'add-pass': addPass,
  'list-passes': listPasses,
  'end-pass': endPass,
  purge: purgeCopies,
} satisfies Carriers;

/** What came of an order; `Done` is what is told of one that was carried out. */
type Either<Done> =
  | Done
  | { readonly failed: FailureKind; readonly about: string }
  /** Not an order. */
  | { readonly refused: string };

export type Outcome = Either<{ readonly done: unknown; readonly edition: Edition | null }>;

/** The same once web nodes have heard of it; null where there was nothing to hear. */
export type ToldOutcome = Either<{ readonly done: unknown; readonly told: Told | null }>;

let last: Promise<unknown> = Promise.resolve();

/** One after another: two imports at once must not each think that an article is new. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

/** Carries out an order as it came from outside. Throws only what is nobody's fault. */
export const carryOut = async (desk: Desk, given: unknown): Promise<Outcome> => {
  const read = order.safeParse(given);
  if (!read.success)
    return { refused: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
  const carry = carriers[read.data.do] as (desk: Desk, given: Order) => Promise<Carried>;
  try {
    const { edition = null, ...done } = await inTurn(() => carry(desk, read.data));
    return { done, edition };
  } catch (cause) {
    if (cause instanceof OrderFailure) return { failed: cause.kind, about: cause.about };
    throw cause;
  }
};

/** Waits until web nodes have carried out what an order changed; other orders need not. What was done is done, also where they cannot be asked about. */
export const awaitNodes = async ({ db }: Pick<Desk, 'db'>, outcome: Outcome): Promise<ToldOutcome> => {
  if (!('done' in outcome)) return outcome;
  const { done, edition } = outcome;
  return { done, told: edition && (await awaitReceipts(db, edition).catch(() => null)) };
};
