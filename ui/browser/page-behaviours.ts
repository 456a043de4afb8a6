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
/** Some devices know their voices late. One that has none of its own loads nothing of what reads aloud. */
const followVoices = (): void => {
  const { speechSynthesis: speech } = window as { readonly speechSynthesis?: SpeechSynthesis };
  const look = (): void =>
    void (speech?.getVoices().some(({ localService }) => localService) && import('../media/voice/offer-voice.ts'));
  look();
  speech?.addEventListener('voiceschanged', look);
};

/**
 * A browser that was asked to draw this page ahead and could not keeps its document for minutes, whatever that says of
 * its age.
 */
const distrustFetched = (): void => {
  const [arrival] = performance.getEntriesByType('navigation') as Arrival[];
  if (arrival?.deliveryType === 'navigational-prefetch')
    void import('./navigation/ask-whether-gone.ts').then(({ askWhetherGone }) => askWhetherGone(arrival));
};

/** Whoever reads on meanwhile is left where they are. */
const focusIn = (target: EventTarget | null): void => {
  if (target instanceof Element && document.querySelector('main :focus') === null)
    target.querySelector<HTMLElement>(':scope[open] [data-wake=focus]')?.focus();
};

/** `/` is a browser's own search, too, and a letter where something is being typed. */
const keyed = (event: KeyboardEvent): void => {
  const { key, target, ctrlKey, metaKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || defaultPrevented || (key !== '/' && key !== 'Escape')) return;
  if (key === '/' && target instanceof Element && target.matches(':read-write,select')) return;
  if (key === '/') event.preventDefault();
  followKey(key);
};

/**
 * How a page behaves once somebody is there, whether React is awake or not: the header that hides and shows, links
 * that are fetched before
 * the tap, keys, notices, and the counts of this session (spec §2.9, §3.13, §9). `sign` is what told of the reader.
 */
export const startPageBehaviours = (sign: Event, wake: Wake, isAwake: () => boolean): void => {
  countVisit(document.querySelector('[data-ads]') !== null);
  distrustFetched();
  hideNotices();
  showKept();
  followReading();
  pressOnce();
  followFreshTags();
  followHeader();
  document.querySelectorAll<HTMLElement>('[data-quiz]').forEach(followQuiz);
  prefetchLinks(isAwake);
  if (keptJson('podcast-player')) void import('../media/podcasts/come-back.ts');
  followVoices();
  document.addEventListener('keydown', keyed);
  document.addEventListener('toggle', ({ target }) => focusIn(target), true);
  document.addEventListener('focusin', ({ target }) => void (wakesFor(target) && wake()));
  if (sign instanceof KeyboardEvent) keyed(sign);
  for (const drawer of document.querySelectorAll('details[open]')) focusIn(drawer);
  if (wakesFor(document.activeElement)) void wake();
};
