import type { Visits } from '#core/app-shell/visits.ts';
import { visitMessages } from '../../messages/readers/visits.ts';
import { noteVisit } from './kept-visits.ts';
import { type FreshStory, markFresh } from './marks.ts';

/** In the URL, to restore the filter on back navigation. */
const onlyHash = '#ujak';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), { className });

const entryOf = ({ href, title, lang, time }: FreshStory): HTMLElement => {
  const item = element('li', 'since__item');
  item.append(Object.assign(element('a', 'since__link'), { href, textContent: title, lang }));
  if (time) item.append(time);
  return item;
};

const wordsOf = ({ since }: Visits, count: number): string => {
  if (since === null) return visitMessages.first;
  return count > 0 ? visitMessages.since(count) : visitMessages.nothing;
};

/** Created once: live regions announce only changes, and links keep their focus. */
const partsOf = (place: HTMLElement) => {
  const told = element('p', 'since__told');
  told.setAttribute('aria-live', 'polite');
  const line = element('div', 'since__line');
  const parts = { told, way: element('a', 'since__way'), items: element('ol', 'since__items') };
  line.append(told, parts.way);
  place.replaceChildren(line, parts.items);
  return parts;
};

const drawn = new WeakMap<HTMLElement, ReturnType<typeof partsOf>>();

const show = (place: HTMLElement, visits: Visits, stories: readonly FreshStory[]): void => {
  const only = location.hash === onlyHash && stories.length > 0;
  const words = wordsOf(visits, stories.length);
  const state = `${only} ${words} ${stories.map(({ href }) => href).join(' ')}`;
  if (place.dataset['state'] === state && place.childElementCount > 0) return;
  place.dataset['state'] = state;
  place.toggleAttribute('data-only', only);
  const known = place.childElementCount > 0 ? drawn.get(place) : undefined;
  const parts = known ?? partsOf(place);
  const { told, way, items } = parts;
  drawn.set(place, parts);
  if (told.textContent !== words) told.textContent = words;
  told.toggleAttribute('data-any', stories.length > 0);
  way.hidden = stories.length === 0;
  way.href = only ? '#tartalom' : onlyHash;
  way.textContent = only ? visitMessages.all : visitMessages.only;
  items.replaceChildren(...(only ? stories.map(entryOf) : []));
};

/** Runs in the browser, because cached pages are the same for all readers. */
export const followVisits = (): void => {
  const root = document.documentElement;
  let visits = noteVisit();
  let path = location.pathname;
  let planned = 0;
  const look = (): void => {
    planned = 0;
    if (location.pathname !== path) {
      path = location.pathname;
      visits = noteVisit();
      if (visits.since !== null) root.dataset['back'] = '';
    }
    const place = document.querySelector<HTMLElement>('[data-since]');
    if (place && 'back' in root.dataset) show(place, visits, markFresh(visits));
  };
  const plan = (): void => void (planned ||= requestAnimationFrame(look));
  look();
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
  addEventListener('hashchange', plan);
  addEventListener('popstate', plan);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    visits = noteVisit();
    plan();
  });
};
