export interface Voice {
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

/** Some devices write `hu_HU` instead of `hu-HU`. */
const speaks = ({ lang }: Voice, language: string): boolean =>
  lang.toLowerCase().split(/[-_]/)[0] === language.toLowerCase();

/** Never returns a voice that may send text to a service. Null when the device has none. */
export const localVoice = <V extends Voice>(voices: readonly V[], language: string): V | null => {
  const own = voices.filter((voice) => voice.localService === true && speaks(voice, language));
  return own.find((voice) => voice.default) ?? own[0] ?? null;
};
