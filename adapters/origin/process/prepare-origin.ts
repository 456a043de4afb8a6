import { followOthers } from '../changes/follow-others.ts';
import { purgeRegularly } from '../newsroom/versions/purge-regularly.ts';
import { pruneRegularly } from '../changes/prune-regularly.ts';
import { beginEmpty, beginningOf } from '../content/beginning.ts';
import { keepSites } from '../content/load-sites.ts';
import { drawApart, fillApart } from './fill-apart.ts';
import { watchEdits } from '../database/edits/watch-edits.ts';
import { migrate } from '../database/maintenance/migrate.ts';
import { explaining } from '../database/storage/explain-trouble.ts';
import { openDatabase } from '../database/connection/open-database.ts';
import type { OpenDatabase } from '../database/connection/open-database.ts';
import { observeStatements } from '../database/connection/observe-statements.ts';
import { tidyRegularly } from '../database/maintenance/tidy-regularly.ts';
import { liveClock } from '../sport/calls/live-clock.ts';
import type { LiveScoreContext } from '../sport/calls/live-score-context.ts';
import { openPlayedMatches } from '../sport/simulator/football/played-matches.ts';
import type { ApiContext } from '../main-api/context/api-context.ts';
import type { IssueContext } from '../readers/issues/issue-context.ts';
import { sendRegularly } from '../readers/issues/send-regularly.ts';
import { noMailOf, openMail } from '../mail/open-mail.ts';
import { openNewsroom } from '../main-api/context/open-api-context.ts';
import { watchOrigin } from './observe-origin.ts';
import { complain, sitesOf } from './origin-options.ts';
import type { OriginOptions, TimedOptions } from './origin-options.ts';
import { originIn } from '../database/schema/origin-site.ts';
import type { PutLetter } from '../mail/letters.ts';
import { renewRegularly } from './renew-regularly.ts';
import { notifying } from '../readers/notifications/notifying.ts';
import { pushKeysOf } from '../readers/topics/push-keys.ts';
import type { Removals } from '../media/removals/open-removals.ts';
import { shareUploads } from '../media/uploads/shared-uploads.ts';
import { measureSounds } from '../media/uploads/measure-sound.ts';

class NewerSchema extends Error {
  override readonly name = 'NewerSchema';

  constructor(unknown: readonly string[]) {
    super(
      `A newer build has migrated the database: ${unknown.join(', ')}. This build keeps reading and writing. Unless you are rolling back, start the newer build on every node.`,
    );
  }
}

export interface Prepared {
  readonly database: OpenDatabase;
  readonly context: ApiContext;
  readonly issues: IssueContext;
  readonly unfollow: () => Promise<void>;
  /** Uploads that articles use but neither the database nor this node's folder has. */
  readonly missingUploads: readonly string[];
  /** Settles when the sample's pictures are drawn or drawing was aborted. */
  readonly originals: Promise<void>;
}

const fill = async (
  { db }: OpenDatabase,
  options: TimedOptions,
  drawn: Promise<void> | undefined,
  signal: AbortSignal,
): Promise<Pick<Prepared, 'originals'>> => {
  const { content, sample, dataDir, now } = options;
  if (content.kind === 'given') {
    const { loadContent } = await import('../content/load-content.ts');
    await loadContent(db, content.content, now());
    return { originals: Promise.resolve() };
  }
  const beginning = await beginningOf(db);
  if ((beginning ?? content.begins) === 'sample') {
    const drawnElsewhere = drawn ?? drawApart(options, signal);
    return sample.keep(db, { sites: content.sites, dataDir, now: now(), signal, drawnElsewhere });
  }
  await (beginning === null ? beginEmpty(db, content) : keepSites(db, content.sites));
  return { originals: Promise.resolve() };
};

const liveScoresOf = (
  { db }: OpenDatabase,
  { liveScores: { simulator = true, clock } = {}, now }: TimedOptions,
): LiveScoreContext => ({ db, now: liveClock(clock, now), simulates: simulator, matches: openPlayedMatches() });

const topicsOf = (db: ApiContext['db'], { topics = [], push }: OriginOptions) => ({
  topics: push === undefined ? [] : topics,
  pushOrigins: push?.origins ?? [],
  pushKeys: pushKeysOf(db, push?.keys),
});

/** Other processes may write to a database server; an embedded database has only this process. */
const openFollowing = async (
  opened: OpenDatabase,
  options: TimedOptions,
  removals: Removals,
  putLetter: PutLetter | null,
): Promise<Pick<Prepared, 'context' | 'unfollow'>> => {
  const { db, embedded } = opened;
  const { database: place, dataDir, now, time, log = complain } = options;
  const sport = liveScoresOf(opened, options);
  const needs = {
    db,
    embedded,
    now,
    time,
    sport,
    measureSound: measureSounds(dataDir),
    log,
    signingKey: options.signingKey,
    otherSigningKey: options.otherSigningKey,
    signInProvider: options.signInProvider,
    signInOrigins: options.signInOrigins,
    readers: { putLetter, newsletters: options.newsletters ?? [], originOf: originIn(sitesOf(options.content)) },
    topics: topicsOf(db, options),
    onNewer: () => removals.catchUp(db),
  };
  if (!('databaseUrl' in place)) return { context: await openNewsroom(needs), unfollow: async () => undefined };
  let context: ApiContext | null = null;
  const watch = watchEdits(place, () => void context?.edits.catchUp().catch(() => undefined), log);
  context = await openNewsroom({ ...needs, askEdition: watch.read }).catch(async (cause: unknown) => {
    await watch.close();
    throw cause;
  });
  const stop = followOthers(context.edits, { time, log });
  return {
    context,
    unfollow: async () => {
      stop();
      await watch.close();
    },
  };
};

export const prepareOrigin = async (
  options: TimedOptions,
  removals: Removals,
  signal: AbortSignal,
): Promise<Prepared> => {
  const { now, time, log = complain, onOutbox = () => undefined } = options;
  const apart = await fillApart(options, signal);
  // If shutdown has begun, do not restart the aborted work.
  signal.throwIfAborted();
  const { observe } = options;
  const onStatement = observe && observeStatements(observe.measures);
  const database = await openDatabase(options.database, options.holder, log, time, onStatement);
  try {
    const filled = async (): Promise<Pick<Prepared, 'originals'>> => {
      const { unknown } = await migrate(database.db);
      if (unknown.length > 0) log(new NewerSchema(unknown));
      return fill(database, options, apart?.drawn, signal);
    };
    const { originals } = await explaining(options.database, () => Promise.race([filled(), database.broken]));
    const mail = await openMail({ db: database.db, now, time, log, onOutbox }, options.mail);
    const { context, unfollow } = await openFollowing(database, options, removals, mail.put);
    await removals.catchUp(database.db);
    const missingUploads = database.embedded ? [] : await shareUploads(database.db, options.dataDir);
    if (observe?.measures) watchOrigin(observe.measures, { database, now, sendsLetters: options.mail?.way === 'smtp' });
    const issues = {
      ...context.crm,
      plans: options.newsletterPlans ?? [],
      room: mail.room,
      noMail: noMailOf(options.mail),
    };
    const stop = [
      sendRegularly(issues, { time, log }),
      await notifying(
        { ...context.topics, ...context.crm, db: database.db, time, log },
        options.notifies === false ? undefined : options.push,
      ),
      mail.close,
      tidyRegularly(database, { time, log, now }),
      pruneRegularly(database.db, { time, log }),
      purgeRegularly({ db: database.db, edits: context.edits, now }, { time, log }),
      renewRegularly(database.db, options),
      unfollow,
      removals.settled,
    ];
    return {
      database,
      originals,
      missingUploads,
      context,
      issues,
      unfollow: async () => {
        for (const end of stop) await end();
      },
    };
  } catch (cause) {
    await database.close();
    throw cause;
  }
};
