import { answersIn } from '#core/readers/quizzes/answer-fields.ts';
import { keepAnswer, type LocalAnswers } from '#core/readers/quizzes/local-answers.ts';

const ticks = (place: HTMLElement): readonly HTMLInputElement[] => [
  ...place.querySelectorAll<HTMLInputElement>('.quiz__tick'),
];

export const keepChosen = (place: HTMLElement, before: LocalAnswers): LocalAnswers => {
  const all = ticks(place);
  const chosen = answersIn(all.filter(({ checked }) => checked).map(({ name, value }) => [name, value]));
  const open = new Set(answersIn(all.map(({ name, value }) => [name, value])).map(({ questionId }) => questionId));
  const others = before.filter(({ questionId, state }) => state !== 'kept' || !open.has(questionId));
  return chosen.reduce(keepAnswer, others);
};

export const showChosen = (place: HTMLElement, answers: LocalAnswers): void => {
  const kept = answers.filter(({ state }) => state !== 'submitted');
  for (const tick of ticks(place)) {
    const [said] = answersIn([[tick.name, tick.value]]);
    const [response] = said?.responses ?? [];
    const own = kept.find(({ questionId }) => questionId === said?.questionId)?.responses ?? [];
    if (own.some(({ answerId, optionId }) => answerId === response?.answerId && optionId === response.optionId))
      tick.checked = true;
  }
};
