import { localVoice } from '#core/media/reading-voice/local-voice.ts';
import { keptRate } from './kept-voice-rate.ts';

interface Ears {
  readonly spoken: () => void;
  readonly failed: () => void;
}

/** Milliseconds to wait for a voice to start. */
const timeout = 8000;

/** Keep a reference: a browser may garbage-collect the utterance while it speaks. */
let current: SpeechSynthesisUtterance | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

export const hush = (): void => {
  clearTimeout(waiting);
  current = null;
  speechSynthesis.cancel();
};

/** Uses only local voices of the device. Calls `failed` when there is none. */
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
  waiting = setTimeout(once(failed), timeout);
  current = utterance;
  speechSynthesis.resume();
  speechSynthesis.speak(utterance);
};
