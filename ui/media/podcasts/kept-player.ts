import type { Episode } from '#core/editorial/podcasts/episode.ts';
import type { Minimalized } from '#core/editorial/podcasts/player.ts';
import { keepJson, keptJson } from '../../window/kept-json.ts';
import { secondNow } from '../../window/now.ts';

/** Storage key; page-behaviours.ts checks it too. */
const name = 'podcast-player';
/** Seconds. */
const goodFor = 30 * 86_400;

export interface KeptPlayer {
  readonly episode: Episode;
  readonly minimalized: Minimalized;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEpisode = (value: unknown): value is Episode =>
  isRecord(value) &&
  Number.isSafeInteger(value['id']) &&
  Number.isFinite(value['duration']) &&
  ['slug', 'title', 'sourceUrl'].every((field) => typeof value[field] === 'string') &&
  ['image', 'articlePath'].every((field) => value[field] === null || typeof value[field] === 'string') &&
  isRecord(value['podcast']) &&
  typeof value['podcast']['name'] === 'string' &&
  typeof value['podcast']['slug'] === 'string';

export const keptPlayer = (): KeptPlayer | null => {
  const kept = keptJson(name);
  if (!isRecord(kept) || !isEpisode(kept['episode']) || !(Number(kept['at']) > secondNow() - goodFor)) return null;
  const aside = kept['minimalized'];
  return { episode: kept['episode'], minimalized: aside === 'left' || aside === 'right' ? aside : 'none' };
};

export const keepPlayer = ({ episode, minimalized }: KeptPlayer): void =>
  void keepJson(name, { episode, minimalized, at: secondNow() });

export const clearPlayer = (): void => {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is unavailable: nothing to remove.
  }
};
