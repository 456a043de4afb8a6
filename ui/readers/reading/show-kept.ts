import { showContinuation } from './places.ts';
import { onReading, reading } from './reading-store.ts';

const show = (): void => {
  const { saved } = reading();
  for (const control of document.querySelectorAll<HTMLElement>('[data-saves]')) {
    control.setAttribute('aria-pressed', String(saved.some(({ path }) => path === control.dataset.saves)));
  }
  const opener = document.querySelector<HTMLElement>('.kept__open');
  if (opener === null) return;
  if (saved.length > 0) opener.dataset.count = String(saved.length);
  else delete opener.dataset.count;
};

export const showKept = (): void => {
  show();
  onReading(show);
  const article = document.querySelector<HTMLElement>('.body[data-article]')?.dataset.article;
  if (article !== undefined) showContinuation(article);
};
