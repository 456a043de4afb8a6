/** What a browser tells of a voice. */
export interface Voice {
  readonly lang: string;
  /** False where what is read is sent to a service. */
  readonly localService: boolean;
  readonly default: boolean;
}

/** `hu`, `hu-HU`, and `hu_HU` as some devices write it. */
const speaks = ({ lang }: Voice, language: string): boolean =>
  lang.toLowerCase().split(/[-_]/)[0] === language.toLowerCase();

/**
 * The device's own voice for a language, the one it prefers if it speaks it; null where it has none. A voice that
 * sends the text anywhere is never one, nor one that does not say.
 */
export const localVoice = <V extends Voice>(voices: readonly V[], language: string): V | null => {
  const own = voices.filter((voice) => voice.localService === true && speaks(voice, language));
  return own.find((voice) => voice.default) ?? own[0] ?? null;
};
