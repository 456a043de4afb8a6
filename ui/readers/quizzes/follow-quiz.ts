import { fieldsOf } from '#core/readers/quizzes/answer-fields.ts';
import { afterSubmit, type LocalAnswers, submitAnswers } from '#core/readers/quizzes/local-answers.ts';
import { refreshesQuiz } from '#core/readers/quizzes/refreshes-quiz.ts';
import { quizFailures } from '../../messages/readers/quiz-failures.ts';
import { keepJson, keptJson } from '../../window/kept-json.ts';
import { keepAsking } from '../../window/keep-asking.ts';
import { askForQuiz, QuizRefused } from './ask-for-quiz.ts';
import { keepChosen, showChosen } from './chosen-answers.ts';
import { announce, lockQuiz, setQuiz } from './set-quiz.ts';

const places = new Set<HTMLElement>();
const local = new Map<string, LocalAnswers>();
let stop: (() => void) | null = null;

/** Scripts cannot read the reader's quiz token. */
const answeredHere = 'quiz-answered';

const idOf = ({ dataset }: HTMLElement): string => dataset['quiz'] ?? '';
const chosenIn = (place: HTMLElement): LocalAnswers => local.get(idOf(place)) ?? [];
const keep = (place: HTMLElement, answers: LocalAnswers): void => void local.set(idOf(place), answers);

const show = (place: HTMLElement, drawn: Element): void => {
  keep(place, keepChosen(place, chosenIn(place)));
  if (setQuiz(place, drawn)) showChosen(place, chosenIn(place));
};

const failureOf = (error: unknown): keyof typeof quizFailures => {
  const status = error instanceof QuizRefused ? error.status : 0;
  if (status === 0) return 'offline';
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'unavailable' : 'refused';
};

const send = async (place: HTMLElement, form: HTMLFormElement): Promise<void> => {
  if (form.hasAttribute('aria-busy')) return;
  lockQuiz(place, false);
  const { answers, batch } = submitAnswers(keepChosen(place, chosenIn(place)));
  keep(place, answers);
  form.setAttribute('aria-busy', 'true');
  try {
    const drawn = await askForQuiz(idOf(place), new URLSearchParams(fieldsOf(batch).map((field) => [...field])));
    keep(place, afterSubmit(chosenIn(place), true));
    keepJson(answeredHere, true);
    show(place, drawn);
    announce(place, place.querySelector('.quiz__standing')?.textContent ?? '');
  } catch (error) {
    const failure = failureOf(error);
    keep(place, afterSubmit(chosenIn(place), false));
    lockQuiz(place, failure === 'unavailable');
    announce(place, quizFailures[failure], true);
  }
  form.removeAttribute('aria-busy');
};

const refresh = async (signal: AbortSignal): Promise<void> => {
  for (const place of places) if (!place.isConnected) places.delete(place);
  if (places.size === 0) {
    stop?.();
    stop = null;
  }
  for (const place of places)
    if (refreshesQuiz({ refreshQuiz: place.querySelector('form[data-refresh]') !== null }, place.isConnected))
      show(place, await askForQuiz(idOf(place), null, signal));
};

/** Submits answers in place, refreshes the quiz if its settings say so, and loads it when missing (spec §3.6, §4). */
export const followQuiz = (place: HTMLElement): void => {
  if (places.has(place)) return;
  if (![...places].some(({ isConnected }) => isConnected)) local.clear();
  places.add(place);
  // A live region must exist before its text changes; otherwise screen readers skip the text.
  announce(place, '');
  place.addEventListener('change', () => keep(place, keepChosen(place, chosenIn(place))));
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(place, event.target as HTMLFormElement);
  });
  // The cached page does not contain this reader's earlier answers.
  if (place.querySelector('form') === null || keptJson(answeredHere) === true) {
    askForQuiz(idOf(place)).then(
      (drawn) => show(place, drawn),
      (error: unknown) => place.querySelector('form') ?? announce(place, quizFailures[failureOf(error)], true),
    );
  }
  stop ??= keepAsking(refresh);
};
