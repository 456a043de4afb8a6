import type { QuizResponse, UserAnswer } from './quiz.ts';

type Field = readonly [name: string, value: string];

const prefix = 'v';
const isId = (text: string | undefined): text is string => text !== undefined && /^[\w-]{1,64}$/.test(text);

export const answerField = (questionId: string, answerId: string | null = null): string =>
  [prefix, questionId, ...(answerId === null ? [] : [answerId])].join('.');

const responseIn = ([name, value]: Field): readonly [string, QuizResponse] | null => {
  const [first, questionId, answerId, ...more] = name.split('.');
  if (first !== prefix || more.length > 0 || !isId(questionId) || !isId(value)) return null;
  if (answerId === undefined) return [questionId, { answerId: value, optionId: null }];
  return isId(answerId) ? [questionId, { answerId, optionId: value }] : null;
};

export const answersIn = (fields: Iterable<Field>): readonly UserAnswer[] => {
  const said = new Map<string, QuizResponse[]>();
  for (const field of fields) {
    const [questionId, response] = responseIn(field) ?? [];
    if (questionId !== undefined && response !== undefined)
      said.set(questionId, [...(said.get(questionId) ?? []), response]);
  }
  return [...said].map(([questionId, responses]) => ({ questionId, responses }));
};

export const fieldsOf = (answers: readonly UserAnswer[]): readonly Field[] =>
  answers.flatMap(({ questionId, responses }) =>
    responses.map(({ answerId, optionId }): Field =>
      optionId === null ? [answerField(questionId), answerId] : [answerField(questionId, answerId), optionId],
    ),
  );
