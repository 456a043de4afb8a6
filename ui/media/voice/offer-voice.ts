import { localVoice } from '#core/media/reading-voice/local-voice.ts';
import { element, iconOf } from './made.ts';
import type * as readAloud from './read-aloud.ts';
import { voiceWords } from './voice-words.ts';

let loaded: typeof readAloud | null = null;

const languageAt = (place: Element): string => place.closest<HTMLElement>('[lang]')?.lang ?? '';

const show = (): void => {
  const words = voiceWords();
  const text = { off: words.read, playing: words.pause, paused: words.goOn }[loaded?.voiceState() ?? 'off'];
  for (const label of document.querySelectorAll('.listen__word'))
    if (label.textContent !== text) label.textContent = text;
};

const load = async (): Promise<typeof readAloud> => (loaded ??= await import('./read-aloud.ts'));

const press = async (place: Element): Promise<void> => (await load()).toggleVoice(languageAt(place), show);

const buttonFor = (place: Element): HTMLButtonElement => {
  const button = element('button', 'button button--quiet listen__button');
  button.type = 'button';
  button.append(iconOf('sound'), element('span', 'listen__word'));
  // Preloads on hover: the browser allows speech only directly after a click.
  button.addEventListener('pointerenter', () => void load().catch(() => undefined), { once: true });
  button.addEventListener('click', () => void press(place).catch(() => undefined));
  return button;
};

const look = (): void => {
  const place = document.querySelector('[data-listen]');
  if (place === null) return;
  const has = place.childElementCount > 0;
  const speaks = localVoice(speechSynthesis.getVoices(), languageAt(place)) !== null;
  if (speaks && !has) place.replaceChildren(buttonFor(place));
  if (!speaks && has && (loaded?.voiceState() ?? 'off') === 'off') place.replaceChildren();
  show();
};

look();
speechSynthesis.addEventListener('voiceschanged', look);
let planned = 0;
const plan = (): void => {
  planned ||= requestAnimationFrame(() => {
    planned = 0;
    look();
  });
};
new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
