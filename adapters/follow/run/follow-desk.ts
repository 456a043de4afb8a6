import type { DeskHint, DeskReport, WantedDraft } from '#adapters/newsroom-contract/follow.ts';
import type { Converter } from '../convert/convert-posts.ts';
import type { KnownLabels } from '../convert/known-labels.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import { afterFault, afterRound, hasten, newSchedule, nextRound, type Round, type Schedule } from '../plan/schedule.ts';
import { fetchDue, queueAside, queueYoung } from './fetch-due.ts';
import { createFinder } from './find-differences.ts';
import { type Around, dueAgain, type Followed, queueAll } from '../state/followed.ts';
import { createLabelFollower } from './follow-labels.ts';
import { createMediaFollower } from './follow-media.ts';
import { giveCommand } from '../state/give-command.ts';
import { deleteOldSlugs } from '../state/note-ahead.ts';
import { createLister, type Listed } from './list-posts.ts';
import { createRereader } from './read-again.ts';
import { takeDraft } from './take-draft.ts';
import { removeMissing } from './remove-missing.ts';
import { whyOf } from '../desk/why-of.ts';

export interface FollowingDesk {
  /** A webhook: the post itself is read from the desk. */
  readonly hint: (hint: DeskHint) => void;
  readonly draft: (draft: WantedDraft) => void;
  /** The time of a `follow confirm`, also repeatedly. */
  readonly confirm: (at: number) => void;
  /** Resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds. */
const reportEvery = 5_000;
const maxWait = 1_000;

type Fault = DeskReport['fault'];

/** Follows one desk until it is stopped. A fault of the desk only delays it. */
export const followDesk = (
  around: Around,
  followed: Followed,
  { convert, convertDraft }: Converter,
  known: KnownLabels,
  mayLead: () => boolean,
): FollowingDesk => {
  const { desk, source, time, log, execute } = around;
  const stopping = new AbortController();
  const lister = createLister(around, followed);
  const labels = createLabelFollower(around, followed, known);
  const media = createMediaFollower(around, followed);
  const finder = createFinder(around, followed);
  const readAgain = createRereader(around, followed);
  let schedule: Schedule = newSchedule(time.monotonic());
  /** Rounds that are partly read, and those that a webhook wants once more after them. */
  const [begun, again] = [new Set<Round>(), new Set<Round>()];
  let fault: Fault = null;
  let reportedAt = 0;
  let [confirmed, carried] = [0, 0];
  const waking = new Set<() => void>();
  const wake = (): void => waking.forEach((go) => go());
  let last: Promise<unknown> = Promise.resolve();
  /** Articles change one after the other: an older answer of the desk must not replace a newer one. */
  const one = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  const seconds = (): number => Math.floor(time.now() / 1000);

  const report = async (): Promise<void> => {
    reportedAt = time.monotonic();
    await giveCommand(execute, {
      do: 'follow-note',
      desk: desk.id,
      items: [],
      removed: [],
      report: {
        lastSuccess: followed.lastSuccess,
        delays: followed.delays,
        queue: followed.due.size + followed.hinted.size,
        zone: followed.zone,
        doubt: followed.doubt,
        fault,
        unmapped: [...followed.unmapped],
      },
    });
  };

  const readZone = async (): Promise<void> => {
    const zone = await source.zone();
    if (followed.zone !== null && followed.zone !== zone) {
      log('desk-zone-changed', { desk: desk.id, before: followed.zone, zone });
      queueAll(followed);
    }
    followed.zone = zone;
  };

  const lose = async ({ isWhole, missing }: Listed): Promise<boolean> => {
    const found = missing.map((id) => ({ id, isTold: false }));
    await one(() => removeMissing(around, followed, found));
    return isWhole;
  };

  /** Returns whether the round is whole. */
  const runs: Readonly<Record<Round, () => Promise<boolean>>> = {
    hinted: async () => {
      await one(() => fetchDue(around, followed, convert, followed.hinted));
      followed.lastSuccess.hints = seconds();
      return true;
    },
    fetch: async () => {
      await one(() => fetchDue(around, followed, convert, followed.due));
      return true;
    },
    zone: async () => {
      await readZone();
      return true;
    },
    labels: labels.take,
    media: media.take,
    new: async () => (await lister.poll('new')).isWhole,
    changed: async () => (await lister.poll('changed')).isWhole,
    find: async () => lose(await finder.take()),
    // Both together ask once a second.
    sweep: async () => (finder.isSearching() ? false : lose(await lister.sweep())),
  };

  const takeConfirmed = async (): Promise<void> => {
    const at = confirmed;
    const waiting = [...followed.items.values()].filter(({ state }) => state === 'waiting');
    for (const { id } of waiting) followed.due.delete(id);
    const due = new Map(waiting.map(({ id }) => [id, dueAgain()] as const));
    while (due.size > 0 && mayLead()) await fetchDue(around, followed, convert, due, true);
    if (due.size > 0) return;
    await giveCommand(execute, {
      do: 'follow-note',
      desk: desk.id,
      items: [],
      removed: [],
      report: null,
      carriedAt: at,
    });
    carried = at;
  };

  const noteFault = (cause: unknown): void => {
    const now = time.monotonic();
    schedule = afterFault(schedule, cause instanceof DeskFault ? cause.retryAfter : null, now);
    const why = whyOf(cause);
    const nextTry = seconds() + Math.ceil((schedule.pausedUntil - now) / 1000);
    if (fault?.why !== why) log('desk-fault', { desk: desk.id, why, nextTry });
    fault = { since: fault?.since ?? seconds(), why, nextTry };
    begun.clear();
    lister.restart();
    finder.restart();
    labels.restart();
    media.restart();
  };

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const go = (): void => {
        cancel();
        waking.delete(go);
        resolve();
      };
      const cancel = time.after(Math.min(ms, maxWait), go);
      waking.add(go);
    });

  const runRound = async (round: Round): Promise<void> => {
    try {
      if (confirmed > carried) await one(takeConfirmed);
      if (!begun.has(round)) again.delete(round);
      begun.add(round);
      const isWhole = await runs[round]();
      schedule = afterRound(schedule, round, isWhole, time.monotonic());
      if (isWhole) begun.delete(round);
      if (isWhole && again.has(round)) schedule = hasten(schedule, round, time.monotonic());
      if (fault !== null) log('desk-answers', { desk: desk.id, after: seconds() - fault.since });
      fault = null;
    } catch (cause) {
      noteFault(cause);
    }
  };

  const turn = async (): Promise<void> => {
    const now = time.monotonic();
    if (!mayLead()) return pause(maxWait);
    if (now - reportedAt >= reportEvery) await report();
    if (followed.oldSlugs.size > 0) await one(() => deleteOldSlugs(around, followed));
    queueYoung(around, followed);
    queueAside(around, followed);
    readAgain();
    const next = nextRound(schedule, { hinted: false, queued: followed.due.size > 0 }, now);
    return 'wait' in next ? pause(next.wait) : runRound(next.round);
  };

  /** A webhook waits for no list that is being read. */
  const hintTurn = async (): Promise<void> => {
    if (followed.hinted.size === 0 || !mayLead() || schedule.pausedUntil > time.monotonic()) return pause(maxWait);
    return runRound('hinted');
  };

  const keep = async (step: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted)
      await step().catch(async (cause: unknown) => {
        // The newsroom's database is away.
        log('desk-not-noted', { desk: desk.id, why: String(cause) });
        await pause(maxWait);
      });
  };
  const running = Promise.all([keep(turn), keep(hintTurn)]);

  return {
    hint: ({ id, isRemoval }) => {
      const now = time.now() / 1000;
      if (id === null) {
        for (const round of ['new', 'changed', 'labels', 'media'] as const) {
          again.add(round);
          schedule = hasten(schedule, round, time.monotonic());
        }
      } else followed.hinted.set(id, { way: 'hint', since: now, publishedAt: now, isTold: isRemoval });
      wake();
    },
    draft: (wanted) =>
      void one(() => takeDraft(around, convertDraft, wanted)).catch((cause: unknown) =>
        log('desk-not-noted', { desk: desk.id, why: String(cause) }),
      ),
    confirm: (at) => {
      confirmed = Math.max(confirmed, at);
      wake();
    },
    stop: async () => {
      stopping.abort();
      wake();
      await running;
    },
  };
};
