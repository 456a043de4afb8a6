import { localVoice } from '#core/media/reading-voice/local-voice.ts';
import { keptRate } from './kept-voice-rate.ts';

interface Ears {
  readonly spoken: () => void;
  readonly failed: () => void;
}

/** Milliseconds for which a voice may be silent before it begins. */
const patience = 8000;

/** Held, or a browser may forget it while it speaks. */
let current: SpeechSynthesisUtterance | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Falls silent at once; what was being said tells nothing any more. */
export const hush = (): void => {
  clearTimeout(waiting);
  current = null;
  speechSynthesis.cancel();
};

/**
 * Says a sentence with the device's own voice: no other one is ever given it. Without one, and where it cannot, `failed`
 * is called.
 */
export const utter = (sentence: string, language: string, { spoken, failed }: Ears): void => {
  hush();
  const voice = localVoice(speechSynthesis.getVoices(), language);
  if (voice === null) return failed();
  const utterance = Object.assign(new SpeechSynthesisUtterance(sentence), {
    voice,
    lang: voice.lang,
    rate: keptRate(),
  });
  const once = (then: () => void) => (): void => {
    if (current !== utterance) return;
    clearTimeout(waiting);
    current = null;
    then();
  };
  utterance.addEventListener('start', () => current === utterance && clearTimeout(waiting));
  utterance.addEventListener('end', once(spoken));
  utterance.addEventListener('error', once(failed));
  waiting = setTimeout(once(failed), patience);
  current = utterance;
  speechSynthesis.resume();
  speechSynthesis.speak(utterance);
};
