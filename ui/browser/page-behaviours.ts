import { followQuiz } from '../readers/quizzes/load-follow-quiz.ts';
import { followReading } from '../readers/reading/follow-reading.ts';
import { showKept } from '../readers/reading/show-kept.ts';
import { keptJson } from '../window/kept-json.ts';
import type { Arrival } from './navigation/ask-whether-gone.ts';
import { countVisit } from './count-visit.ts';
import { followFreshTags } from './follow-fresh-tags.ts';
import { followHeader } from './follow-header.ts';
import { hideNotices } from './hide-notices.ts';
import { prefetchLinks } from './navigation/prefetch-links.ts';
import { pressOnce } from './press-once.ts';
import { followKey } from './search-keys.ts';

type Wake = () => Promise<unknown>;

const wakesFor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-wake]') !== null;
/** Some devices report their voices late. Without local voices, the speech code is not loaded. */
const followVoices = (): void => {
  const { speechSynthesis: speech } = window as { readonly speechSynthesis?: SpeechSynthesis };
  const look = (): void =>
    void (speech?.getVoices().some(({ localService }) => localService) && import('../media/voice/offer-voice.ts'));
  look();
  speech?.addEventListener('voiceschanged', look);
};

/** A browser that cannot prerender keeps the prefetched document for minutes, despite its max age. */
const distrustFetched = (): void => {
  const [arrival] = performance.getEntriesByType('navigation') as Arrival[];
  if (arrival?.deliveryType === 'navigational-prefetch')
    void import('./navigation/ask-whether-gone.ts').then(({ askWhetherGone }) => askWhetherGone(arrival));
};

const focusIn = (target: EventTarget | null): void => {
  if (target instanceof Element && document.querySelector('main :focus') === null)
    target.querySelector<HTMLElement>(':scope[open] [data-wake=focus]')?.focus();
};

/** `/` is also a browser's own search, and a character while typing. */
const keyed = (event: KeyboardEvent): void => {
  const { key, target, ctrlKey, metaKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || defaultPrevented || (key !== '/' && key !== 'Escape')) return;
  if (key === '/' && target instanceof Element && target.matches(':read-write,select')) return;
  if (key === '/') event.preventDefault();
  followKey(key);
};

/** Runs before and after hydration (spec §2.9, §3.13, §9). `sign` is the first interaction. */
export const startPageBehaviours = (sign: Event, wake: Wake, isActive: () => boolean): void => {
  countVisit(document.querySelector('[data-ads]') !== null);
  distrustFetched();
  hideNotices();
  showKept();
  followReading();
  pressOnce();
  followFreshTags();
  followHeader();
  document.querySelectorAll<HTMLElement>('[data-quiz]').forEach(followQuiz);
  prefetchLinks(isActive);
  if (keptJson('podcast-player')) void import('../media/podcasts/come-back.ts');
  followVoices();
  document.addEventListener('keydown', keyed);
  document.addEventListener('toggle', ({ target }) => focusIn(target), true);
  document.addEventListener('focusin', ({ target }) => void (wakesFor(target) && wake()));
  if (sign instanceof KeyboardEvent) keyed(sign);
  for (const drawer of document.querySelectorAll('details[open]')) focusIn(drawer);
  if (wakesFor(document.activeElement)) void wake();
};
