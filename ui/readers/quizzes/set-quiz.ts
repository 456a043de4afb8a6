/** The last HTML of each quiz, to skip unchanged updates. */
const setLast = new WeakMap<HTMLElement, string>();

const quizOf = (place: HTMLElement): HTMLElement | null => place.querySelector<HTMLElement>('.quiz');

const selectorOf = (element: Element): string =>
  element instanceof HTMLInputElement ? `[name="${element.name}"][value="${element.value}"]` : 'button';

/** Replaces the quiz and keeps the focus. Returns false when nothing changed. */
export const setQuiz = (place: HTMLElement, drawn: Element): boolean => {
  const quiz = quizOf(place);
  const text = drawn.outerHTML;
  if (quiz === null || setLast.get(place) === text) return false;
  setLast.set(place, text);
  const held = document.activeElement;
  const inside = held !== null && quiz.contains(held);
  quiz.replaceChildren(document.importNode(drawn, true), ...quiz.querySelectorAll(':scope > [role]'));
  if (!inside) return true;
  const again = quiz.querySelector<HTMLElement>(selectorOf(held));
  (again ?? quiz.querySelector<HTMLElement>('.quiz__standing'))?.focus({ preventScroll: again !== null });
  return true;
};

export const lockQuiz = (place: HTMLElement, locked: boolean): void =>
  place.querySelectorAll<HTMLFieldSetElement>('fieldset.quiz__question').forEach((one) => {
    one.disabled = locked;
  });

export const announce = (place: HTMLElement, text: string, shown = false): void => {
  const quiz = quizOf(place);
  const said = quiz?.querySelector(':scope > [role]') ?? document.createElement('p');
  said.setAttribute('role', 'status');
  said.className = shown ? 'quiz__failure' : 'unseen';
  quiz?.append(said);
  said.textContent = text;
};
