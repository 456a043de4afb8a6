import { isNewTo, type Visits } from '#core/app-shell/visits.ts';
import { visitMessages } from '../../messages/readers/visits.ts';

export interface FreshStory {
  readonly href: string;
  readonly title: string;
  readonly lang: string;
  readonly time: Node | null;
}

const teasers = '.main :is(.teaser, .newest__item, .hero__story)';

const publishedAt = (teaser: HTMLElement, time: HTMLTimeElement | null): number =>
  Number(teaser.dataset['published'] ?? Date.parse(time?.dateTime ?? '') / 1000);

export const markFresh = (visits: Visits): readonly FreshStory[] => {
  const found = new Map<string, FreshStory & { readonly at: number }>();
  for (const teaser of document.querySelectorAll<HTMLElement>(teasers)) {
    const time = teaser.querySelector('time');
    const link = teaser.querySelector<HTMLAnchorElement>('.teaser__link, .newest__link');
    const at = publishedAt(teaser, time);
    const fresh = link?.getAttribute('rel') !== 'sponsored' && isNewTo(visits, at);
    if (!fresh || link === null) {
      delete teaser.dataset['new'];
      continue;
    }
    teaser.dataset['new'] = visitMessages.fresh;
    const { href, textContent: title } = link;
    const lang = teaser.querySelector<HTMLElement>('[lang]')?.lang ?? '';
    if (!found.has(href)) found.set(href, { href, title, lang, time: time?.cloneNode(true) ?? null, at });
  }
  return [...found.values()].toSorted((a, b) => b.at - a.at);
};
