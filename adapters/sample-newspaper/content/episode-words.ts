import type { Podcast } from '../../origin/content/podcast.ts';
import { barSeconds } from '../sounds/compose-chime.ts';
import { soundSeconds } from '../sounds/sound-paths.ts';

type Words = Required<Pick<Podcast['episodes'][number], 'chapters' | 'transcript'>>;

const tenth = (seconds: number): number => Math.round(seconds * 10) / 10;

/** A truthful transcript: the audio is only the signature tune. */
export const episodeWords = (podcast: string, name: string, episode: string): Words => {
  const bar = barSeconds(podcast);
  const [turn, again, close] = [tenth(bar / 2), tenth(bar), soundSeconds(episode) - 3];
  return {
    chapters: [
      { at: 0, title: 'A műsor témája' },
      { at: turn, title: 'Az adás saját dallama' },
      { at: again, title: 'Visszatér a téma' },
      { at: close, title: 'Záróhang' },
    ],
    transcript: [
      { at: 0, speaker: '', text: `[A ${name} szignálja. Négy harangszó lassú basszus fölött.]` },
      {
        at: turn,
        speaker: '',
        text: '[A basszus feljebb lép, a harangok elindulnak. Ez a dallam csak ebben az adásban szól.]',
      },
      { at: again, speaker: '', text: '[Újra a négy harangszó, aztán a válasz, most más hangokon.]' },
      { at: close, speaker: '', text: '[Egyetlen hang, elhalkul. A beszélgetés szövege az induláskor kerül ide.]' },
    ],
  };
};
