import { noPip, type PipStatus } from './pip-status.ts';

/** The picture-in-picture video on the reader's page (spec §4: showPipVideo, showPipFinishing, closedPipVideo). */
export interface PipPlayer {
  /** Of the last video that there was. */
  readonly status: PipStatus;
  readonly shown: boolean;
  /** Editors have ended it, and it leaves the screen. */
  readonly finishing: boolean;
  /** The reader has closed this very video. */
  readonly closed: boolean;
  /** Seconds into the video at which it starts. */
  readonly startAt: number;
}

export type PipEvent =
  /** The common data were refreshed. */
  | { readonly kind: 'status'; readonly status: PipStatus }
  | { readonly kind: 'close' }
  /** The ending video has left the screen. */
  | { readonly kind: 'finished' }
  /** The reader starts the manual player, at the saved second or from the beginning. */
  | { readonly kind: 'start'; readonly savedAt: number | null }
  /** The reader puts a manual player away; any other is closed by it. */
  | { readonly kind: 'dismiss' };

export const noPipPlayer: PipPlayer = { status: noPip, shown: false, finishing: false, closed: false, startAt: 0 };

/**
 * Without a video what is on screen ends, and its address stays known, so that the same video is not taken for
 * another when it returns.
 */
const onStatus = (player: PipPlayer, status: PipStatus): PipPlayer => {
  if (!status.show || status.url === '') {
    return {
      ...player,
      status: { ...player.status, show: false },
      shown: false,
      finishing: player.shown || player.finishing,
    };
  }
  if (status.url !== player.status.url)
    return { status, shown: !status.manual, finishing: false, closed: false, startAt: 0 };
  return { ...player, status, shown: !player.closed && (player.shown || !status.manual), finishing: false };
};

/** Whether a manual video waits for the reader to start it. */
export const isOffered = ({ status, shown, closed }: PipPlayer): boolean =>
  status.manual && status.show && !shown && !closed;

const onClose = (player: PipPlayer): PipPlayer =>
  player.shown || player.finishing || isOffered(player)
    ? { ...player, shown: false, finishing: false, closed: true }
    : player;

const second = (savedAt: number | null): number =>
  savedAt !== null && savedAt > 0 && Number.isFinite(savedAt) ? savedAt : 0;

const onStart = (player: PipPlayer, savedAt: number | null): PipPlayer =>
  player.status.manual && player.status.show
    ? { ...player, shown: true, closed: false, startAt: second(savedAt) }
    : player;

/**
 * A manual player starts when the reader says so, and dismissing it resets all. Any other starts by itself and, once
 * closed, stays so until the address of the video changes (spec §4, "Picture-in-picture video").
 */
export const pipPlayer = (player: PipPlayer, event: PipEvent): PipPlayer => {
  switch (event.kind) {
    case 'status':
      return onStatus(player, event.status);
    case 'close':
      return onClose(player);
    case 'finished':
      return player.finishing ? { ...player, finishing: false } : player;
    case 'start':
      return onStart(player, event.savedAt);
    case 'dismiss':
      return player.status.manual ? noPipPlayer : onClose(player);
  }
};
