import type { Result } from 'neverthrow';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { ChangeSet } from './change.ts';
import type { ChangeFeed, Dropped } from './change-feed.ts';
import type { DurableRecord } from './open-record.ts';

/**
 * 'no-change-feed': the main API has none, or has answered 404 for five minutes;
 * purge the cache manually.
 */
export type Standing = 'current' | 'change-feed-unreachable' | 'no-change-feed';

export interface FollowNeeds {
  readonly feed: ChangeFeed;
  readonly record: Pick<DurableRecord, 'edition' | 'learn' | 'followed' | 'save'>;
  /** Invalidates at once; resolves when all entries are evicted. */
  readonly onChanges: (set: ChangeSet) => Promise<Dropped>;
  readonly onStanding: (standing: Standing) => void;
  /** Called before each request; its result is called after the response. */
  readonly onQuestion?: () => () => Promise<void>;
  readonly time: Pick<Time, 'monotonic' | 'wait' | 'deadline'>;
  readonly draw?: () => number;
}

/** Seconds of a long poll; short, to detect dead connections. */
const maxWait = 5;
/**
 * Request timeout in milliseconds, beyond the long poll. Every third retry gets the longer one, for a slow main API.
 */
const timeout = { usual: 4_000, afterFailure: 1_000 };
/** Milliseconds between requests; slow enough not to open the circuit breaker (adapters/http/breaker.ts). */
const between = { first: 100, failures: 700, idle: 900, noChangeFeed: 10_000 };
/**
 * Milliseconds of 'not-found' before the change feed counts as removed. A restarting server may return it for a short
 * time.
 */
const noChangeFeedAfter = 300_000;

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
  let inTouch = false;
  let absentSince: number | null = null;

  const jitter = (milliseconds: number): number => milliseconds * (0.75 + 0.5 * draw());

  const execute = async (set: ChangeSet): Promise<boolean> => {
    const begun = time.monotonic();
    if (!record.learn(set)) return false;
    const [dropped] = await Promise.all([onChanges(set), record.save()]);
    await feed.receipt({ ...dropped, number: set.number, ms: Math.round(time.monotonic() - begun) });
    return true;
  };

  /** Prevents a busy loop when a server answers long polls at once without changes. */
  const afterAnswer = (news: boolean, took: number): number => {
    const early = inTouch && !news && took < between.idle;
    [inTouch, failures] = [true, 0];
    return early ? jitter(between.idle) : 0;
  };

  const afterFailure = (withoutFeed: boolean): number => {
    inTouch = false;
    failures += 1;
    return jitter(withoutFeed ? between.noChangeFeed : Math.min(between.first * 2 ** (failures - 1), between.failures));
  };

  const question = (): Parameters<ChangeFeed['after']> => {
    const waiting = inTouch ? maxWait : 0;
    const limit = failures % 3 === 0 ? timeout.usual : timeout.afterFailure;
    return [record.edition(), waiting, AbortSignal.any([stopping.signal, time.deadline(waiting * 1000 + limit)])];
  };

  const isWithoutChangeFeed = (answer: Result<ChangeSet, Failure>): boolean => {
    absentSince = answer.isErr() && answer.error.kind === 'not-found' ? (absentSince ?? time.monotonic()) : null;
    return (
      absentSince !== null && (record.edition().epoch === '' || time.monotonic() - absentSince >= noChangeFeedAfter)
    );
  };

  const ask = async (): Promise<number> => {
    const answered = onQuestion?.();
    const begun = time.monotonic();
    const answer = await feed.after(...question());
    if (stopping.signal.aborted) return 0;
    const withoutFeed = isWithoutChangeFeed(answer);
    record.followed(!withoutFeed);
    const news = answer.isOk() && (await execute(answer.value));
    onStanding(answer.isOk() ? 'current' : withoutFeed ? 'no-change-feed' : 'change-feed-unreachable');
    if (answer.isErr() && !withoutFeed) return afterFailure(false);
    await answered?.();
    return withoutFeed ? afterFailure(true) : afterAnswer(news, time.monotonic() - begun);
  };

  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const milliseconds = await ask();
      if (milliseconds > 0) await time.wait(milliseconds, stopping.signal).catch(() => undefined);
    }
  };

  /** Applies the latest edits before shutdown, for the next start. */
  const askLast = async (): Promise<void> => {
    const answered = onQuestion?.();
    const answer = await feed.after(record.edition(), 0, time.deadline(timeout.afterFailure));
    if (answer.isErr()) return;
    await execute(answer.value);
    await answered?.();
  };

  const ended = follow();
  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await ended;
      await askLast();
      await feed.signOff();
    },
  };
};
