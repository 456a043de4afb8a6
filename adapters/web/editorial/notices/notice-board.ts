import type { Cancel, Time } from '#adapters/time/time.ts';
import type { Notice } from '#core/editorial/notices/notice.ts';
import { type NoticePlace as PlaceAndTime, visibleNotices } from '#core/editorial/notices/visible-notices.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Notices } from '#core/ports/notices.ts';

/** Draws what stands on a page of a site. */
export type RenderNotices = (notices: readonly Notice[]) => string;

export type NoticePlace = Omit<PlaceAndTime, 'now'>;

/** What outlives the process, so that a node that starts while nobody can be asked shows what stood. */
export interface NoticeMemory {
  /** Those that are not over, as they were kept last. */
  recall(): Promise<readonly Notice[]>;
  /** Instead of what was kept before; never rejects. */
  keep(notices: readonly Notice[]): Promise<void>;
}

/** Where nothing is to outlive the process. */
const noMemory: NoticeMemory = { recall: async () => [], keep: async () => undefined };

export interface NoticeBoard {
  /** Shows what was kept by the process before, until somebody has told what stands. */
  recall(): Promise<void>;
  /** Asks what stands; what was known stays, to its end, where nobody answers. Settles when it is known. */
  look(): Promise<void>;
  /** Asks now and again, until it is stopped; settles once it has asked for the first time. */
  follow(): Promise<void>;
  stop(): void;
  /** Whether somebody has told what stands, since this process began. */
  isTold(): boolean;
  /** Whether nothing stands anywhere. */
  isEmpty(): boolean;
  /** What stands on the pages of a place at this moment, drawn; empty for nothing. */
  at(place: NoticePlace): string;
}

interface BoardNeeds {
  readonly notices: Notices;
  /** In seconds, of the main API. */
  readonly clock: Clock;
  readonly render: RenderNotices;
  readonly memory?: NoticeMemory;
  readonly time: Pick<Time, 'every'>;
}

/** Milliseconds between two looks: whoever tells no changes is heard of within these all the same. */
const lookEvery = 8_000;

/** Knows what operators tell readers, without asking for each page. */
export const createNoticeBoard = ({ notices, clock, render, memory = noMemory, time }: BoardNeeds): NoticeBoard => {
  let standing: readonly Notice[] = [];
  let drawn = new Map<string, string>();
  /** When the first of them is over. */
  let drawnUntil = Infinity;
  let asked = 0;
  /** As they were last told, in JSON; null as long as nobody has told any. */
  let told: string | null = null;
  let stopLooking: Cancel = () => undefined;

  const forgetDrawn = (): void => {
    drawn = new Map();
    const now = clock.now();
    standing = standing.filter(({ until }) => until > now);
    drawnUntil = Math.min(...standing.map(({ until }) => until));
  };

  const look = async (): Promise<void> => {
    asked += 1;
    const own = asked;
    const answer = await notices.standing();
    // An older question may be answered later.
    if (own !== asked) return;
    // A main API without the call has nothing to tell.
    if (answer.isErr() && answer.error.kind !== 'not-found') return;
    standing = answer.unwrapOr([]);
    const news = JSON.stringify(standing);
    forgetDrawn();
    if (news === told) return;
    told = news;
    void memory.keep(standing);
  };

  return {
    recall: async () => {
      const kept = await memory.recall();
      if (told !== null) return;
      standing = kept;
      forgetDrawn();
    },
    look,
    follow: () => {
      stopLooking = time.every(lookEvery, () => void look());
      return look();
    },
    stop: () => stopLooking(),
    isTold: () => told !== null,
    isEmpty: () => standing.length === 0,
    at: ({ site, app }) => {
      if (standing.length === 0) return '';
      const now = clock.now();
      if (now >= drawnUntil) forgetDrawn();
      const key = `${site} ${app}`;
      const known = drawn.get(key);
      if (known !== undefined) return known;
      const shown = visibleNotices(standing, { now, site, app });
      const text = shown.length === 0 ? '' : render(shown);
      drawn.set(key, text);
      return text;
    },
  };
};
