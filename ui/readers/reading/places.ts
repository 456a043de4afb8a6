import { secondNow } from '../../window/now.ts';
import { type HalfRead, withoutPlace, withPlace } from './reading.ts';
import { changeReading, reading } from './reading-store.ts';

/** URL fragment of the stored position. */
export const continuation = 'folytatas';

const trackedBody = (): HTMLElement | null => document.querySelector<HTMLElement>('.body[data-article]');

export interface TrackedText {
  readonly path: string;
  readonly page: number;
  readonly pages: number;
  readonly title: string;
  readonly paragraphs: readonly HTMLElement[];
}

export const trackedText = (): TrackedText | null => {
  const body = trackedBody();
  if (body === null) return null;
  const { article = '', page, pages } = body.dataset;
  const title = document.querySelector('.article h1')?.textContent ?? '';
  return {
    path: article,
    page: Number(page),
    pages: Number(pages),
    title,
    paragraphs: [...body.querySelectorAll<HTMLElement>(':scope > p')],
  };
};

export const placeIn = (path: string): HalfRead | null => reading().half.find((place) => place.path === path) ?? null;

export const keepPlace = ({ path, page, title }: TrackedText, paragraph: number): void => {
  const known = placeIn(path);
  if (known !== null && known.page === page && known.paragraph >= paragraph) return;
  changeReading((before) => withPlace(before, { path, page, paragraph, title, at: secondNow() }));
};

export const clearPlace = (path: string): void => {
  if (placeIn(path) !== null) changeReading((before) => withoutPlace(before, path));
};

export const continuePath = ({ path, page }: Pick<HalfRead, 'path' | 'page'>): string =>
  `${path}${page > 1 ? `?oldal=${page}` : ''}#${continuation}`;

export const markPlace = (): void => {
  const text = trackedText();
  const place = text === null ? null : placeIn(text.path);
  if (text === null || place === null || place.page !== text.page) return;
  document.getElementById(continuation)?.removeAttribute('id');
  const paragraph = text.paragraphs[Math.min(place.paragraph, text.paragraphs.length - 1)];
  if (paragraph && paragraph.id === '') paragraph.id = continuation;
};

/** Decided once per page, to avoid layout shift. */
export const showContinuation = (path: string): void => {
  const { dataset } = document.documentElement;
  if (placeIn(path) === null) delete dataset.continues;
  else dataset.continues = '';
};

export const hideContinuation = (): void => {
  const { dataset } = document.documentElement;
  if (dataset.continues !== undefined) dataset.continues = 'done';
};
