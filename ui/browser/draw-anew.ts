import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keepPlace } from '../window/keep-place.ts';

/** Sets a field as typing would; React watches the element's own `value`, so the prototype's is used. */
const type = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const drawers = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('header details');

/** What is called by the same words, such as a button that stands in both copies. */
const alike = ({ localName, textContent }: Element): readonly Element[] =>
  [...document.querySelectorAll(localName)].filter((other) => other.textContent === textContent);

/**
 * Notes what a reader is in the middle of: what is open in the header, what has been typed, and where. The function
 * that it gives puts all of it into the newer copy that has taken the place of the served page.
 */
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
    // React leaves the inside of a quiz alone, so what was served goes on with all that was chosen in it.
    for (const quiz of quizzes)
      document.querySelector(`#${quiz.parentElement?.id} > .quiz`)?.append(...quiz.childNodes);
    const again = focused.isConnected ? focused : (document.getElementById(focused.id) ?? alike(focused)[place]);
    (again as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
};

/**
 * Draws a newer copy in the place of the served page; at once, so that nothing that a reader does meanwhile is lost, and
 * laid out whole, because the room of new elements above what is read would only be guessed.
 */
export const drawAnew = (root: HTMLElement, tree: ReactNode): void => {
  const goOn = noteUnfinished();
  keepPlace(() => (document.documentElement.dataset.whole = ''));
  // Going back, it is another page, which takes its own place.
  flushSync(() => createRoot(root).render(tree));
  goOn();
};
