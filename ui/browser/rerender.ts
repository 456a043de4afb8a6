import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import { keepPlace } from '../window/keep-place.ts';

/** React overrides the element's own `value`: use the prototype's setter. */
const type = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const drawers = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('header details');

const alike = ({ localName, textContent }: Element): readonly Element[] =>
  [...document.querySelectorAll(localName)].filter((other) => other.textContent === textContent);

const noteUnfinished = (): (() => void) => {
  const open = [...drawers()].map((drawer) => drawer.open);
  const typed = [...document.querySelectorAll<HTMLInputElement>('input[id]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value }) => ({ id, value }));
  const quizzes = [...document.querySelectorAll('[data-quiz] > .quiz')];
  const focused = document.activeElement ?? document.body;
  const place = alike(focused).indexOf(focused);
  return () => {
    drawers().forEach((drawer, index) => (drawer.open = open[index] ?? false));
    for (const { id, value } of typed) {
      const field = document.getElementById(id) as HTMLInputElement | null;
      if (field) type(field, value);
    }
    // React does not touch a quiz's content; moving it keeps the reader's choices.
    for (const quiz of quizzes)
      document.querySelector(`#${quiz.parentElement?.id} > .quiz`)?.append(...quiz.childNodes);
    const again = focused.isConnected ? focused : (document.getElementById(focused.id) ?? alike(focused)[place]);
    (again as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
};

/**
 * Synchronous, because an asynchronous render would lose input. Lays out everything: estimated heights would move the
 * text.
 */
export const rerender = (root: HTMLElement, tree: ReactNode, options: RootOptions): void => {
  const goOn = noteUnfinished();
  keepPlace(() => (document.documentElement.dataset.whole = ''));
  // After a back navigation this is another page, which restores its own scroll position.
  flushSync(() => createRoot(root, options).render(tree));
  goOn();
};
