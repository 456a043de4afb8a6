export interface NativeState {
  readonly episodeId: number | null;
  readonly playing: boolean;
}

/** Reads an object or JSON from the native app; null for anything else (spec §4, "Mobile app mode"). */
export const readNativeState = (answer: unknown, parse: (json: string) => unknown): NativeState | null => {
  const data = typeof answer === 'string' ? parse(answer) : answer;
  if (typeof data !== 'object' || data === null || !('playing' in data) || typeof data.playing !== 'boolean')
    return null;
  const id = 'episodeId' in data ? data.episodeId : null;
  if (id === null) return { episodeId: null, playing: false };
  return typeof id === 'number' && Number.isSafeInteger(id) ? { episodeId: id, playing: data.playing } : null;
};
