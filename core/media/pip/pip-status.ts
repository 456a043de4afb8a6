import { type EmbedAllowList, recognizeEmbed } from '../embeds/recognize-embed.ts';
import { webAddress } from '../embeds/web-address.ts';
import { defaultPipLabel } from './hu.ts';
import type { PipMode } from './pip-autoplay.ts';

/**
 * The picture-in-picture video that editors have set (spec §3.5: pipShow, pipTitle, pipUrl, pipOpen, pipLabel,
 * pipIsManual).
 */
export interface PipStatus {
  readonly show: boolean;
  readonly title: string;
  readonly url: string;
  /** Whether it opens large. */
  readonly open: boolean;
  readonly label: string;
  /** Started by the reader rather than by itself. */
  readonly manual: boolean;
}

/** Where the video is seen. */
export type PipSource =
  /** A file of ours, in our own player. */
  | { readonly kind: 'file'; readonly src: string }
  /** A player of somebody else's; `starting` is the query by which it begins, null where nobody knows one. */
  | { readonly kind: 'frame'; readonly src: string; readonly host: string; readonly starting: string | null }
  /** Somewhere that is not shown here. */
  | { readonly kind: 'link'; readonly url: string; readonly host: string };

export interface PlacedPip extends PipStatus {
  readonly source: PipSource;
}

/** The video as the pages of a site are told of it. */
export interface ToldPip extends PlacedPip {
  readonly mode: PipMode;
}

/** No video. */
export const noPip: PipStatus = { show: false, title: '', url: '', open: false, label: defaultPipLabel, manual: false };

/** Whether an address is that of an uploaded video: editors may name no other path of ours. */
export const isUploadedVideo = (url: string): boolean =>
  /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]{0,180}\.(?:mp4|webm)$/.test(url) && !url.includes('..');

const file = /^\/(?!\/)[^?#]+\.(?:mp4|webm)$/i;

/** Where a video is seen: a file of our own, a player that may be framed, or a link; null for no address (R28). */
export const pipSource = (url: string, allowed: EmbedAllowList): PipSource | null => {
  if (file.test(url)) return { kind: 'file', src: url };
  if (url.startsWith('/')) return { kind: 'link', url, host: '' };
  const embed = recognizeEmbed(url, allowed);
  if (embed === null) return null;
  if (embed.kind !== 'video') return { kind: 'link', url, host: webAddress(url)?.host ?? '' };
  const { origin = '', host = '' } = webAddress(embed.src) ?? {};
  return { kind: 'frame', src: embed.src, host, starting: allowed.starting?.[origin] ?? null };
};

/** How a video starts: by the reader's hand, gently, or where its site says so in any case (spec §4). */
export const pipMode = (
  { manual }: Pick<PipStatus, 'manual'>,
  { forcesVideo = false }: { readonly forcesVideo?: boolean },
): PipMode => {
  if (manual) return 'NO';
  return forcesVideo ? 'FULL_FORCE' : 'GENTLY_FORCE';
};

/** The part of a player's query that names a list of videos; every other part is that of its start. */
const playlistOf = (src: string): string => /[?&]list=[^&]*/.exec(src)?.[0].replace('?', '&') ?? '';

/** The address of a foreign player that begins at once, at a second; muted where no reader has asked for its sound. */
export const startedPlayer = (
  { src, starting }: { readonly src: string; readonly starting: string | null },
  { muted, second }: { readonly muted: boolean; readonly second: number },
): string =>
  starting === null
    ? src
    : `${src.split('?', 1)[0]}?${starting.replace('{muted}', muted ? '1' : '0').replace('{second}', String(Math.floor(second)))}${playlistOf(src)}`;
