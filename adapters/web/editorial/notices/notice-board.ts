import type { Cancel, Time } from '#adapters/time/time.ts';
import type { Notice } from '#core/editorial/notices/notice.ts';
import { type NoticePlace as PlaceAndTime, visibleNotices } from '#core/editorial/notices/visible-notices.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Notices } from '#core/ports/notices.ts';

export type RenderNotices = (notices: readonly Notice[]) => string;

export type NoticePlace = Omit<PlaceAndTime, 'now'>;

/** Persisted notices, for a start during an outage. */
export interface NoticeMemory {
  recall(): Promise<readonly Notice[]>;
  keep(notices: readonly Notice[]): Promise<void>;
}

const noMemory: NoticeMemory = { recall: async () => [], keep: async () => undefined };

export interface NoticeBoard {
  recall(): Promise<void>;
  /** On failure, known notices stay until they expire. */
  look(): Promise<void>;
  follow(): Promise<void>;
  stop(): void;
  isEmpty(): boolean;
  at(place: NoticePlace): string;
}

interface BoardNeeds {
  readonly notices: Notices;
  /** Seconds; the main API's clock. */
  readonly clock: Clock;
  readonly render: RenderNotices;
  readonly memory?: NoticeMemory;
  /** Called when other notices than before are shown. */
  readonly onChange?: () => void;
  readonly time: Pick<Time, 'every'>;
}

/** Milliseconds between polls: also covers a main API without change events. */
const lookEvery = 8_000;

export const createNoticeBoard = ({
  notices,
  clock,
  render,
  memory = noMemory,
  onChange,
  time,
}: BoardNeeds): NoticeBoard => {
  let standing: readonly Notice[] = [];
  let drawn = new Map<string, string>();
  let drawnUntil = Infinity;
  let asked = 0;
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
    // A newer request was sent: ignore this response.
    if (own !== asked) return;
    // 404: this main API has no notices.
    if (answer.isErr() && answer.error.kind !== 'not-found') return;
    standing = answer.unwrapOr([]);
    const news = JSON.stringify(standing);
    forgetDrawn();
    if (news === told) return;
    if (told !== null) onChange?.();
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
