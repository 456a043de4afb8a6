import { createCatchUp } from '#adapters/changes/catch-up.ts';
import type { ChangedPage, ChangeSet } from '#adapters/changes/change.ts';
import type { Dropped } from '#adapters/changes/change-feed.ts';
import { type Concerned, concernedBy } from '#adapters/changes/concerned.ts';
import { followChanges } from '#adapters/changes/follow-changes.ts';
import type { DurableRecord } from '#adapters/changes/open-record.ts';
import { createSharing, type SharedRecord } from '#adapters/changes/share-record.ts';
import type { PurgeEdges } from '#adapters/edge/purge-edges.ts';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { defaultLimits } from '#adapters/http/limits.ts';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { createChangeFeed } from '#adapters/main-api/changes/create-change-feed.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Measures } from '#adapters/telemetry/metrics/measures.ts';
import type { Time } from '#adapters/time/time.ts';
import type { AnswerKind } from '#adapters/web/page-cache/kept-answers.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { nodeName } from './node-name.ts';
import type { MainApi } from './main-api.ts';

export interface Keepers {
  invalidate(): void;
  /** Evicts affected entries and returns their keys (site, path and query). */
  dropPages(concerned: Concerned): Promise<readonly string[]>;
  dropAnswers(concerned: Concerned): Promise<Readonly<Record<AnswerKind, readonly string[]>>>;
  /** Updates the data of this node that is no cache, such as old addresses. */
  follow?(set: ChangeSet): Promise<void>;
}

export interface StayNeeds {
  readonly environment: {
    readonly PORT: number;
    readonly DATABASE_URL: string | undefined;
    readonly REDIS_URL: string | undefined;
    readonly MAIN_API_URL: string | undefined;
  };
  readonly sites: readonly Site[];
  readonly mainApi: Promise<MainApi>;
  readonly record: DurableRecord;
  readonly shared: SharedRecord | null;
  readonly keepers: Keepers;
  /** While the database opens for the first time, an unreachable change feed is not worth a warning. */
  readonly isOpening: () => boolean;
  /** Purges the caches in front of this node. */
  readonly edge?: Pick<PurgeEdges, 'changed'>;
  readonly measures?: Measures | null;
  readonly time: Time;
  readonly log: Log;
}

const maxNamed = 20;
/** Milliseconds. */
const timeoutForOthers = 500;
const betweenOthers = 1_000;
/** Long polling, and the main API may be slow as well. */
const limits = { ...defaultLimits, deadline: { primary: 10_000, secondary: 2_000 } };

const addressOf = (sites: readonly Site[], key: string): string => {
  const space = key.indexOf(' ');
  const site = sites.find(({ slug }) => slug === key.slice(0, space));
  return `${site?.origin ?? ''}${key.slice(space + 1).replace(/\?$/, '')}`;
};

/** Keeps this node from sending pages that the main API has removed or corrected. */
export const stayCurrent = ({
  environment,
  sites,
  mainApi,
  record,
  shared,
  keepers,
  isOpening,
  edge,
  measures,
  time,
  log,
}: StayNeeds) => {
  const { PORT, DATABASE_URL, REDIS_URL, MAIN_API_URL } = environment;
  const catchUp = createCatchUp({
    record,
    time,
    shared: [DATABASE_URL, REDIS_URL, MAIN_API_URL].some((url) => url !== undefined),
    askOthers: async () => {
      await shared?.connected(timeoutForOthers);
      await sharing?.even();
    },
  });

  const drop = async (concerned: Concerned): Promise<Dropped> => {
    const [pages, { feeds, sitemaps, others }] = await Promise.all([
      keepers.dropPages(concerned),
      keepers.dropAnswers(concerned),
    ]);
    const sample = [...pages, ...feeds, ...sitemaps, ...others].slice(0, maxNamed).map((key) => addressOf(sites, key));
    return { pages: pages.length, feeds: feeds.length, sitemaps: sitemaps.length, others: others.length, sample };
  };

  const onChanges = async (set: ChangeSet): Promise<Dropped> => {
    keepers.invalidate();
    const [evicted, edges = []] = await Promise.all([
      drop(concernedBy(set)),
      edge?.changed(set),
      sharing?.leave(),
      keepers.follow?.(set),
    ]);
    const dropped = edges.length === 0 ? evicted : { ...evicted, edges };
    log.info('changed', {
      epoch: set.epoch,
      number: set.number,
      changes: set.changes.length,
      reset: set.reset,
      ...dropped,
    });
    return dropped;
  };

  const sharing = shared && createSharing({ record, shared, isTold: () => catchUp.trust() === 'current', onChanges });
  const stopEvening = sharing && time.every(betweenOthers, () => void sharing.even());

  let logged = catchUp.trust();
  let answered = false;
  let answeredAt = time.monotonic();
  const onStanding = (standing: Parameters<typeof catchUp.onStanding>[0]): void => {
    catchUp.onStanding(standing);
    answered ||= standing === 'current';
    if (standing !== 'change-feed-unreachable') answeredAt = time.monotonic();
    const trust = catchUp.trust();
    if (trust === logged || isOpening()) return;
    log[trust === 'change-feed-unreachable' ? 'warn' : 'info']('copies-by', { trust });
    logged = trust;
  };

  const following = mainApi.then(({ url, headers }) =>
    followChanges({
      feed: createChangeFeed(
        callUpstream({
          baseUrl: url,
          name: 'main-api',
          errorsInJson: true,
          headers,
          time,
          limits,
          ...watchCalls(log, measures),
        }),
        nodeName(PORT),
      ),
      record,
      onChanges,
      onStanding,
      onQuestion: catchUp.onQuestion,
      time,
    }),
  );
  following.catch(() => undefined);

  return {
    trust: catchUp.trust,
    caughtUp: catchUp.caughtUp,
    /** True after the first response of the change feed. An absent one is no response: the URL may be wrong. */
    hasAnswered: (): boolean => answered,
    /** Seconds since the change feed last responded; null if the main API has none. */
    lag: (): number | null => (catchUp.trust() === 'no-change-feed' ? null : (time.monotonic() - answeredAt) / 1000),
    expectEdit: catchUp.expectEdit,
    /** Invalidates all cached pages, or only the named ones. */
    async purge(pages: readonly ChangedPage[] | null): Promise<void> {
      await sharing?.even();
      record.purge(pages);
      keepers.invalidate();
      const set: ChangeSet = {
        ...record.edition(),
        reset: pages === null,
        changes: [{ number: 0, kind: 'purged', slugs: [], pages: pages ?? [], all: pages === null }],
      };
      await Promise.all([record.save(), sharing?.leave(), drop(concernedBy(set)), edge?.changed(set)]);
    },
    async stop(): Promise<void> {
      stopEvening?.();
      await following.then(
        ({ stop }) => stop(),
        () => undefined,
      );
    },
  };
};
