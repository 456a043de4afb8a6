import { type EmbedAllowList, recognizeEmbed } from '../embeds/recognize-embed.ts';
import { webAddress } from '../embeds/web-address.ts';
import { defaultPipLabel } from './hu.ts';
import type { PipMode } from './pip-autoplay.ts';

/** Video set by editors (spec §3.5: pipShow, pipTitle, pipUrl, pipOpen, pipLabel, pipIsManual). */
export interface PipStatus {
  readonly show: boolean;
  readonly title: string;
  readonly url: string;
  readonly open: boolean;
  readonly label: string;
  readonly manual: boolean;
}

export type PipSource =
  | { readonly kind: 'file'; readonly src: string }
  | { readonly kind: 'frame'; readonly src: string; readonly host: string; readonly starting: string | null }
  | { readonly kind: 'link'; readonly url: string; readonly host: string };

export interface PlacedPip extends PipStatus {
  readonly source: PipSource;
}

export interface ToldPip extends PlacedPip {
  readonly mode: PipMode;
}

export const noPip: PipStatus = { show: false, title: '', url: '', open: false, label: defaultPipLabel, manual: false };

/** Editors may link no other path on our site. */
export const isUploadedVideo = (url: string): boolean =>
  /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]{0,180}\.(?:mp4|webm)$/.test(url) && !url.includes('..');

const file = /^\/(?!\/)[^?#]+\.(?:mp4|webm)$/i;

/** Returns our file, an allowed frame, or a link; null for an empty URL (R28). */
export const pipSource = (url: string, allowed: EmbedAllowList): PipSource | null => {
  if (file.test(url)) return { kind: 'file', src: url };
  if (url.startsWith('/')) return { kind: 'link', url, host: '' };
  const embed = recognizeEmbed(url, allowed);
  if (embed === null) return null;
  if (embed.kind !== 'video') return { kind: 'link', url, host: webAddress(url)?.host ?? '' };
  const { origin = '', host = '' } = webAddress(embed.src) ?? {};
  return { kind: 'frame', src: embed.src, host, starting: allowed.starting?.[origin] ?? null };
};

/** Start mode: manual, muted, or forced by the site (spec §4). */
export const pipMode = (
  { manual }: Pick<PipStatus, 'manual'>,
  { forcesVideo = false }: { readonly forcesVideo?: boolean },
): PipMode => {
  if (manual) return 'NO';
  return forcesVideo ? 'FULL_FORCE' : 'GENTLY_FORCE';
};

const playlistOf = (src: string): string => /[?&]list=[^&]*/.exec(src)?.[0].replace('?', '&') ?? '';

/** Muted unless the reader started the video. */
export const startedPlayer = (
  { src, starting }: { readonly src: string; readonly starting: string | null },
  { muted, second }: { readonly muted: boolean; readonly second: number },
): string =>
  starting === null
    ? src
    : `${src.split('?', 1)[0]}?${starting.replace('{muted}', muted ? '1' : '0').replace('{second}', String(Math.floor(second)))}${playlistOf(src)}`;
