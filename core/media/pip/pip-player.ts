import { noPip, type PipStatus } from './pip-status.ts';

/** State of the video player (spec §4: showPipVideo, showPipFinishing, closedPipVideo). */
export interface PipPlayer {
  readonly status: PipStatus;
  readonly shown: boolean;
  readonly finishing: boolean;
  readonly closed: boolean;
  /** Seconds. */
  readonly startAt: number;
}

export type PipEvent =
  | { readonly kind: 'status'; readonly status: PipStatus }
  | { readonly kind: 'close' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'start'; readonly savedAt: number | null }
  | { readonly kind: 'dismiss' };

export const noPipPlayer: PipPlayer = { status: noPip, shown: false, finishing: false, closed: false, startAt: 0 };

/** Keeps the URL, so the same video is recognized when it returns. */
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
 * Manual players start on request. Others autostart; a closed one reopens only for a new URL (spec §4,
 * "Picture-in-picture video").
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
