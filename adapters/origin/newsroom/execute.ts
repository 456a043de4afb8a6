import { z } from 'zod';
import type { Time } from '#adapters/time/time.ts';
import { correctArticle } from './articles/correct-article.ts';
import { deleteArticles } from './articles/delete-articles.ts';
import { exportArticles } from './articles/export-articles.ts';
import { wrongLetterIn } from './file/blame-letters.ts';
import { importFiles } from './articles/import-files.ts';
import { putPost, takePostsBack } from './articles/edit-posts.ts';
import { listArticles } from './articles/list-articles.ts';
import { initEmpty, initSample } from './beginning/initialise.ts';
import { checkDatabase } from './check-database.ts';
import { editingExecutors } from './editing-executors.ts';
import { followExecutors } from './follow/follow-executors.ts';
import { bringUpToDate } from './backup/prepare-database.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { beginOwn } from '../content/beginning.ts';
import { awaitReceipts } from '../changes/await-receipts.ts';
import type { EditReceipts } from '#adapters/newsroom-contract/receipts.ts';
import type { Edition } from '../database/edits/edition.ts';
import type { Newsroom } from './context/newsroom.ts';
import type { CommandFailureKind } from '#adapters/newsroom-contract/command-failure.ts';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { asOutcome } from './context/command-failure.ts';
import { listLines, setLines } from './lines/lines.ts';
import { composeNewsletter } from './newsletters/compose-newsletter.ts';
import { listNewsletters } from './newsletters/list-newsletters.ts';
import { sendNewsletter } from './newsletters/send-newsletter.ts';
import { endNotice } from './notices/end-notice.ts';
import { listNotices } from './notices/list-notices.ts';
import { setNotice } from './notices/set-notice.ts';
import { addPass } from './passes/add-pass.ts';
import { endPass } from './passes/end-pass.ts';
import { listPasses } from './passes/list-passes.ts';
import { importReaders } from './readers/import-readers.ts';
import { endSubscription, giveSubscription, listSubscriptions } from './readers/subscriptions.ts';
import { importSport } from './sport/import-sport.ts';
import { sportStandings } from './sport/sport-standings.ts';
import { addUser } from './users/add-user.ts';
import { disableUser } from './users/disable-user.ts';
import { linkUser, unlinkUser } from './users/link-user.ts';
import { removePasskeys } from './users/remove-passkeys.ts';
import { listUsers } from './users/list-users.ts';
import { resetOtp } from './users/reset-otp.ts';
import { endVideo, setVideo, showVideo } from './video/video.ts';
import { purgePages } from './purge-pages.ts';
import { command } from './newsroom-command.ts';
import type { NewsroomCommand } from './newsroom-command.ts';

type Executed<Result = object> = Result & { readonly edition?: Edition | null };

type Executors = {
  readonly [Do in NewsroomCommand['do']]: (
    newsroom: Newsroom,
    given: Extract<NewsroomCommand, { readonly do: Do }>,
  ) => Promise<Executed<Do extends keyof CommandResults ? CommandResults[Do] : object>>;
};

const executors = {
  import: importFiles,
  post: putPost,
  'take-back': takePostsBack,
  correct: correctArticle,
  delete: deleteArticles,
  list: listArticles,
  export: exportArticles,
  migrate: bringUpToDate,
  check: checkDatabase,
  'init-sample': initSample,
  'init-empty': initEmpty,
  'remove-sample': ({ db, dataDir, sites, sample, now }) => sample.remove(db, { sites, dataDir, now: now() }),
  backup: writeBackup,
  restore: restoreBackup,
  'add-pass': addPass,
  'list-passes': listPasses,
  'end-pass': endPass,
  'give-subscription': giveSubscription,
  'list-subscriptions': listSubscriptions,
  'end-subscription': endSubscription,
  'import-readers': importReaders,
  'compose-newsletter': composeNewsletter,
  'send-newsletter': sendNewsletter,
  'list-newsletters': listNewsletters,
  'add-user': addUser,
  'list-users': listUsers,
  'disable-user': disableUser,
  'remove-passkeys': removePasskeys,
  'reset-otp': resetOtp,
  'link-user': linkUser,
  'unlink-user': unlinkUser,
  'set-notice': setNotice,
  'list-notices': listNotices,
  'end-notice': endNotice,
  'set-lines': setLines,
  'list-lines': listLines,
  'set-video': setVideo,
  'show-video': showVideo,
  'end-video': endVideo,
  'import-sport': importSport,
  'sport-standings': sportStandings,
  purge: purgePages,
  ...editingExecutors,
  ...followExecutors,
} satisfies Executors;

type Either<Done> =
  | Done
  | { readonly failed: CommandFailureKind; readonly about: string }
  | { readonly refused: string };

export type Outcome = Either<{ readonly done: unknown; readonly edition: Edition | null }>;

/** The outcome after web nodes were notified; null if they need no notification. */
export type ToldOutcome = Either<{ readonly done: unknown; readonly told: EditReceipts | null }>;

let last: Promise<unknown> = Promise.resolve();

/** Serialize commands: concurrent imports must not both create the same article. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

const bringing: ReadonlySet<string> = new Set([
  'import',
  'restore',
  'import-sport',
  'add-pass',
  'give-subscription',
  'import-readers',
  'add-user',
  'set-notice',
  'set-lines',
  'set-video',
] satisfies readonly NewsroomCommand['do'][]);

const bringsContent = (given: NewsroomCommand): boolean =>
  bringing.has(given.do) && !('dryRun' in given && given.dryRun);

/** The sender of a command. */
const giver = z.object({
  actor: z
    .unknown()
    .transform((name) => (typeof name === 'string' ? name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 100) : '') || null),
  lead: z.strictObject({ desk: z.number().int(), node: z.string() }).nullable().default(null),
});

/** Executes an unvalidated command. Throws only for unexpected errors. */
export const execute = async (newsroom: Newsroom, given: unknown): Promise<Outcome> => {
  const { actor, lead, ...order } = (given ?? {}) as Readonly<Record<string, unknown>>;
  const [read, by] = [command.safeParse(order), giver.safeParse({ actor, lead })];
  const error = read.error ?? by.error;
  if (!read.success || !by.success)
    return { refused: (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
  // Imports report these errors by line.
  const letter = read.data.do === 'import' ? null : wrongLetterIn(read.data);
  if (letter !== null) return { refused: letter };
  const carry = executors[read.data.do] as (newsroom: Newsroom, given: NewsroomCommand) => Promise<Executed>;
  return asOutcome(
    inTurn(() => carry({ ...newsroom, ...by.data }, read.data)),
    async ({ edition = null, ...done }) => {
      const begun = bringsContent(read.data) ? await beginOwn(newsroom.db, newsroom.sites) : null;
      return { done, edition: begun ?? edition };
    },
  );
};

/** Waits until web nodes confirm the change; without an edition it returns at once. */
export const awaitNodes = async (
  needs: Pick<Newsroom, 'db'> & { readonly time: Time },
  outcome: Outcome,
): Promise<ToldOutcome> => {
  if (!('done' in outcome)) return outcome;
  const { done, edition } = outcome;
  return { done, told: edition && (await awaitReceipts(needs, edition)) };
};
