import type { Result } from 'neverthrow';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { ChangeSet } from './change.ts';
import type { ChangeFeed, Dropped } from './change-feed.ts';
import type { DurableRecord } from './open-record.ts';

/**
 * How far a node's record can be trusted: it is told of changes; it cannot be told now and goes by what it knows; or
 * its main API tells none, and
 * copies are purged by hand.
 */
export type Standing = 'told' | 'by-own-record' | 'untold';

export interface FollowNeeds {
  readonly feed: ChangeFeed;
  readonly record: Pick<DurableRecord, 'edition' | 'learn' | 'followed' | 'save'>;
  /** Forgets what is older than the changes, at once; settles when all of it is dropped. */
  readonly onChanges: (set: ChangeSet) => Promise<Dropped>;
  readonly onStanding: (standing: Standing) => void;
  /** Is called before each question, and what it gives when the question has been answered. */
  readonly onQuestion?: () => () => Promise<void>;
  readonly time: Pick<Time, 'monotonic' | 'wait' | 'deadline'>;
  /** From 0 to 1. */
  readonly draw?: () => number;
}

/** Seconds that a question waits for news: after so many a dead connection is known to be one. */
const longestWait = 5;
/**
 * Milliseconds in which an answer must have come, beyond the time it waits; every third try has more, should the main
 * API be slow.
 */
const patience = { usual: 4_000, afterFailure: 1_000 };
/**
 * Milliseconds between two questions, none after news: within a second, but seldom enough for the breaker of the
 * calls (adapters/http/breaker.ts).
 */
const between = { first: 100, failures: 700, idle: 900, untold: 10_000 };
/**
 * Milliseconds after which a main API that told of changes, and knows nothing of such a question any more, tells none
 * from now on. Until then something else has answered for it, as it happens when it is started anew.
 */
const untoldAfter = 300_000;

/** Follows what a main API changes, one question after another, until it is stopped. */
export const followChanges = ({
  feed,
  record,
  onChanges,
  onStanding,
  onQuestion,
  time,
  draw = Math.random,
}: FollowNeeds) => {
  const stopping = new AbortController();
  let failures = 0;
  /** Whether the last question was answered: then the next one waits for news. */
  let inTouch = false;
  /** Since when it is said that there is no such question. */
  let absentSince: number | null = null;

  const jitter = (milliseconds: number): number => milliseconds * (0.75 + 0.5 * draw());

  /**
   * Whether there was news. What is older than it is forgotten at once; that all of it was dropped is told by the
   * next question.
   */
  const execute = async (set: ChangeSet): Promise<boolean> => {
    const begun = time.monotonic();
    if (!record.learn(set)) return false;
    const [dropped] = await Promise.all([onChanges(set), record.save()]);
    await feed.receipt({ ...dropped, number: set.number, ms: Math.round(time.monotonic() - begun) });
    return true;
  };

  /** Whoever answers a question that waits at once, though there is no news, is not asked without end. */
  const afterAnswer = (news: boolean, took: number): number => {
    const early = inTouch && !news && took < between.idle;
    [inTouch, failures] = [true, 0];
    return early ? jitter(between.idle) : 0;
  };

  const afterFailure = (untold: boolean): number => {
    inTouch = false;
    failures += 1;
    return jitter(untold ? between.untold : Math.min(between.first * 2 ** (failures - 1), between.failures));
  };

  const question = (): Parameters<ChangeFeed['after']> => {
    const waiting = inTouch ? longestWait : 0;
    const limit = failures % 3 === 0 ? patience.usual : patience.afterFailure;
    return [record.edition(), waiting, AbortSignal.any([stopping.signal, time.deadline(waiting * 1000 + limit)])];
  };

  const isUntold = (answer: Result<ChangeSet, Failure>): boolean => {
    absentSince = answer.isErr() && answer.error.kind === 'not-found' ? (absentSince ?? time.monotonic()) : null;
    return absentSince !== null && (record.edition().epoch === '' || time.monotonic() - absentSince >= untoldAfter);
  };

  /** Asks once; gives the milliseconds until the next question. */
  const ask = async (): Promise<number> => {
    const answered = onQuestion?.();
    const begun = time.monotonic();
    const answer = await feed.after(...question());
    if (stopping.signal.aborted) return 0;
    const untold = isUntold(answer);
    record.followed(!untold);
    const news = answer.isOk() && (await execute(answer.value));
    onStanding(answer.isOk() ? 'told' : untold ? 'untold' : 'by-own-record');
    if (answer.isErr() && !untold) return afterFailure(false);
    await answered?.();
    return untold ? afterFailure(true) : afterAnswer(news, time.monotonic() - begun);
  };

  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const milliseconds = await ask();
      if (milliseconds > 0) await time.wait(milliseconds, stopping.signal).catch(() => undefined);
    }
  };

  /** What was ordered a moment ago is known at the next start. */
  const askLast = async (): Promise<void> => {
    const answered = onQuestion?.();
    const answer = await feed.after(record.edition(), 0, time.deadline(patience.afterFailure));
    if (answer.isErr()) return;
    await execute(answer.value);
    await answered?.();
  };

  const ended = follow();
  return {
    /** Asks once more, then no more, and says so. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await ended;
      await askLast();
      await feed.signOff();
    },
  };
};
