import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { createDataCache } from '#adapters/cache/data-cache.ts';
import { createCatchUp } from '#adapters/changes/catch-up.ts';
import type { ChangeSet } from '#adapters/changes/change.ts';
import { createChangeRecord, nothingRecorded } from '#adapters/changes/change-record.ts';
import { concernedBy } from '#adapters/changes/concerned.ts';
import { followChanges } from '#adapters/changes/follow-changes.ts';
import { createMakeCurrent } from '#adapters/changes/make-current.ts';
import { noteAnswer } from '#adapters/changes/provenance.ts';
import type { StoredRecord } from '#adapters/changes/record-file.ts';
import { createSharing, type SharedRecord } from '#adapters/changes/share-record.ts';
import type { Failure } from '#core/failure/failure.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { type EditedDatabase, shownBy, type State, untilNext } from '../pages/edited-origin.fake.ts';
import { type Answer, createKeepAnswers } from '../page-cache/kept-answers.ts';
import { endingIn } from '../responses/lifetime.ts';
import { compressPage, decompressPage } from '../page-cache/stores/compressed-page.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { type CachedPage, pageOfKey, storedBody, textsOfPage } from '../responses/cached-page.ts';
import type { PageStore } from '../page-cache/stores/page-store.ts';

export interface Disk {
  record: StoredRecord;
  readonly pages: Map<string, Buffer>;
}

export const emptyDisk = (): Disk => ({ record: { changes: nothingRecorded, behind: true }, pages: new Map() });

type Made = { readonly cachedPage: CachedPage } | { readonly instead: null; readonly passing: boolean };

export type Waiting = (() => void)[];

export interface NodeNeeds {
  readonly database: EditedDatabase;
  readonly isUp: () => boolean;
  readonly waiting: Waiting;
  readonly disk: Disk;
  readonly shared: { readonly record: SharedRecord; readonly pages: Map<string, Buffer> } | null;
  readonly othersEdit: boolean;
  readonly clockOff: number;
  readonly draw: () => number;
  /** Whether it evicts affected entries at once; correctness must not depend on it. */
  readonly drops: boolean;
}

const unavailable: Failure = { kind: 'unavailable', upstream: 'main-api' };

/** Milliseconds until every main API process knows the others' edits. */
const lag = 1_000;

export const startWebNode = ({
  database,
  isUp,
  waiting,
  disk,
  shared,
  othersEdit,
  clockOff,
  draw,
  drops,
}: NodeNeeds) => {
  let alive = true;
  /** Runs when the test schedules it, but never after the process has ended. */
  const turn = <T>(work: () => T): Promise<T> =>
    new Promise((resolve) => void waiting.push(() => alive && resolve(work())));

  const startedAt = database.now() * 1000 + clockOff;
  const begun = database.now();
  const now = (): number => startedAt + (database.now() - begun) * 1000;
  const time = { ...stillTime(), monotonic: now };

  const plain = createChangeRecord(disk.record.changes);
  let { behind } = disk.record;
  const record = {
    ...plain,
    isBehind: () => behind,
    setBehind: (value: boolean) => void (behind = value),
    save: () => turn(() => void (disk.record = { changes: plain.recorded(), behind })),
  };

  // Calls reach one of two main API processes; the second learns of edits late.
  let known: State = database.current();
  let knownElsewhere = known;
  const call = (asked: (state: State) => string | null): ResultAsync<string, Failure> =>
    new ResultAsync(
      (async () => {
        const told = draw() % 4 === 0 ? knownElsewhere : known;
        const read = await turn(() => (isUp() ? (draw() % 3 === 0 ? told : database.current()) : null));
        const [text, until] = await turn(() => [
          read && asked(read),
          read ? now() + untilNext(read, database.now()) * 1000 : 0,
        ]);
        if (read === null) return errAsync(unavailable);
        noteAnswer(record.heard({ epoch: told.epoch, number: told.number }), until);
        return text === null
          ? errAsync<string, Failure>({ kind: 'not-found', upstream: 'main-api' })
          : okAsync<string, Failure>(text);
      })().then((result) => result),
    );

  const data = createDataCache({ time, edition: record.edition });
  const article = (slug: string) =>
    data.through(['article', slug], { fresh: 15, stale: 45 }, () =>
      call((state) => shownBy(state, database.now()).get(slug) ?? null),
    );
  const list = () =>
    data.through(['list'], { fresh: 15, stale: 45 }, () =>
      call((state) => [...shownBy(state, database.now())].map(([slug, token]) => `/${slug}" ${token}`).join('\n')),
    );

  const store: PageStore = {
    shared: shared !== null,
    read: async (key) => {
      const bytes = (shared?.pages ?? disk.pages).get(key);
      return bytes ? decompressPage(key, bytes) : null;
    },
    write(key, cachedPage) {
      const bytes = compressPage(key, cachedPage);
      void turn(async () => {
        if (shared === null) return void disk.pages.set(key, bytes);
        // Mirrors the Redis script in redis-page-store.ts.
        const [at, old] = [await shared.record.read(), shared.pages.get(key)];
        const { epoch = '', number = 0 } = cachedPage.edition ?? {};
        if (at && (at.epoch !== epoch || number < at.changed)) return;
        const standing = old && decompressPage(key, old)?.edition;
        if (standing && standing.epoch === epoch && standing.number > number) return;
        shared.pages.set(key, bytes);
      });
    },
    remove: (key) => void (shared?.pages ?? disk.pages).delete(key),
  };

  const sharing =
    shared &&
    createSharing({
      record,
      shared: shared.record,
      isTold: () => catchUp.trust() === 'current',
      onChanges: async (set) => onChanges(set),
    });
  const catchUp = createCatchUp({
    record,
    shared: othersEdit,
    askOthers: async () => void (await sharing?.even()),
    time: {
      after: (_, run) => {
        waiting.push(() => alive && run());
        return () => undefined;
      },
    },
  });
  const cache = createPageCache<null>({
    now,
    maxBytes: 1e6,
    store,
    starting: () => false,
    record,
    caughtUp: catchUp.caughtUp,
  });
  const makeCurrent = createMakeCurrent({
    record,
    time: {
      wait: (ms) =>
        turn(() => {
          if (ms >= lag) knownElsewhere = database.current();
        }),
    },
  });
  const { keepAnswers, drop } = createKeepAnswers({ now, record, makeCurrent });
  const keepFeed = keepAnswers({ kind: 'feeds', seconds: 60, maxBytes: 1e6 });

  const onChanges = async (set: ChangeSet) => {
    data.invalidate();
    await Promise.all([...(drops ? [cache.drop(concernedBy(set)), drop(concernedBy(set))] : []), sharing?.leave()]);
    return { pages: 0, feeds: 0, sitemaps: 0, others: 0, sample: [] };
  };
  let acknowledged: { readonly epoch: string; readonly number: number } | null = null;
  followChanges({
    feed: {
      after: (edition) =>
        new ResultAsync(
          (async () => {
            const set = await turn(() => {
              if (!isUp()) return null;
              known = database.current();
              acknowledged = edition;
              return database.changesAfter(edition);
            });
            return turn(() =>
              set === null ? errAsync<ChangeSet, Failure>(unavailable) : okAsync<ChangeSet, Failure>(set),
            );
          })().then((result) => result),
        ),
      receipt: () => okAsync(null),
      signOff: () => okAsync(null),
    },
    record,
    onChanges,
    onStanding: catchUp.onStanding,
    onQuestion: catchUp.onQuestion,
    time: { ...time, wait: () => turn(() => undefined) },
    draw: () => 0.5,
  });

  const bodyOf = (text: string) => storedBody(Buffer.from(text), 'e', []);
  const cachedPageOf = (key: string, text: string, edition: CachedPage['edition'], until: number): CachedPage => {
    const lifetime = endingIn({ fresh: 15, whileRevalidating: 60, ifError: 864_000 }, (until - now()) / 1000);
    return {
      page: pageOfKey(key),
      html: bodyOf(text),
      payload: bodyOf(''),
      madeAt: now(),
      freshUntil: now() + lifetime.fresh * 1000,
      lifetime,
      edition,
      route: 'cikk',
      opensFurther: false,
    };
  };
  const load = async (slug: string | null): Promise<string | 'unavailable' | null> => {
    const own = await (slug === null ? okAsync<string, Failure>('') : article(slug));
    const beside = await list();
    if (own.isErr()) return own.error.kind === 'not-found' ? null : 'unavailable';
    if (slug === null && beside.isErr()) return 'unavailable';
    return `/${slug ?? ''}" ${own.value}\n${beside.unwrapOr('')}`;
  };

  const openPage = async (slug: string | null): Promise<string | null> => {
    const key = `lap /${slug ?? ''}?`;
    const opened = await cache.open(key, async () => {
      const made = await makeCurrent({
        page: pageOfKey(key),
        load: () => load(slug),
        make: (text, { edition, until }): Made =>
          text === null || text === 'unavailable'
            ? { instead: null, passing: text !== null }
            : { cachedPage: cachedPageOf(key, text, edition, until) },
        textsOf: (one) => ('cachedPage' in one ? textsOfPage(one.cachedPage) : []),
      });
      return made ?? { instead: null, passing: true };
    });
    return 'cachedPage' in opened ? opened.cachedPage.html.identity.toString() : null;
  };

  const openFeed = async (): Promise<string | null> => {
    const answer = await keepFeed('lap /rss', async (): Promise<Answer> =>
      (await list()).match(
        (text): Answer => ({ kind: 'body', body: bodyOf(text) }),
        (): Answer => ({ kind: 'unavailable' }),
      ),
    );
    return answer.kind === 'body' ? answer.body.identity.toString() : null;
  };

  return {
    record,
    trust: catchUp.trust,
    openPage,
    openFeed,
    acknowledged: () => acknowledged,
    expectEdit: catchUp.expectEdit,
    even: () => sharing?.even(),
    hearElsewhere: () => void (knownElsewhere = database.current()),
    end: () => void (alive = false),
  };
};

export type WebNode = ReturnType<typeof startWebNode>;
