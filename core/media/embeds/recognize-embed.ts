import { firstValue } from '../../addresses/paths/query.ts';
import { capturesOf, filledPattern } from './embed-pattern.ts';
import type { MusicPlace } from './music-embed.ts';
import { musicEmbed } from './music-embed.ts';
import type { WebAddress } from './web-address.ts';
import { webAddress } from './web-address.ts';

interface Recognition {
  readonly host: string;
  readonly pattern: string;
  readonly src: string;
  readonly startsBy?: string;
}

/** A `frame` may send messages to the page (R27). */
export type FrameKind = 'video' | 'map' | 'election-map' | 'frame';

export type EmbedRule = Recognition &
  ({ readonly kind: FrameKind } | { readonly kind: 'post'; readonly endpoint: string });

/** Everything that may be embedded, from configuration (R28). */
export interface EmbedAllowList {
  readonly rules: readonly EmbedRule[];
  readonly musicHosts: readonly string[];
  /** Autoplay queries by player origin; `{muted}` is 1 or 0, `{second}` the start time. */
  readonly starting?: Readonly<Record<string, string>>;
}

export type RecognizedEmbed =
  | { readonly kind: FrameKind; readonly src: string }
  | { readonly kind: 'music'; readonly src: string; readonly height: number }
  | { readonly kind: 'post'; readonly url: string; readonly endpoint: string }
  | { readonly kind: 'link'; readonly url: string; readonly label: string };

const clock = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/;

/** Seconds. */
const startOf = ({ query }: WebAddress): number => {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    clock.exec(firstValue(query, 'start') ?? firstValue(query, 't') ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

const byRule = (rule: EmbedRule, address: WebAddress): RecognizedEmbed | null => {
  const captures = rule.host === address.host ? capturesOf(rule.pattern, address) : null;
  if (captures === null) return null;
  const [filled, start] = [filledPattern(rule.src, captures), rule.startsBy === undefined ? 0 : startOf(address)];
  const src = start === 0 ? filled : `${filled}?${rule.startsBy}=${start}`;
  return rule.kind === 'post' ? { kind: 'post', url: src, endpoint: rule.endpoint } : { kind: rule.kind, src };
};

const asLink = ({ origin, host, path, query }: WebAddress): RecognizedEmbed => ({
  kind: 'link',
  url: `${origin}${path}${query === '' ? '' : `?${query}`}`,
  label: host.replace(/^www\./, ''),
});

/** The first matching embed, else a link; null unless the URL is https (spec §2.10, R28). */
export const recognizeEmbed = (
  url: string,
  { rules, musicHosts }: EmbedAllowList,
  place?: MusicPlace,
): RecognizedEmbed | null => {
  const address = webAddress(url);
  if (address === null || !address.secure) return null;
  const music = musicEmbed(url, musicHosts, place);
  if (music !== null) return { kind: 'music', ...music };
  for (const rule of rules) {
    const embed = byRule(rule, address);
    if (embed !== null) return embed;
  }
  return asLink(address);
};
