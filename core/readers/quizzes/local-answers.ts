import type { UserAnswer } from './quiz.ts';

export interface LocalAnswer extends UserAnswer {
  readonly state: 'kept' | 'sending' | 'submitted';
}

/** Answers to one quiz, one per question (spec §3.6: "local answers are kept per quiz"). */
export type LocalAnswers = readonly LocalAnswer[];

export interface SubmitStep {
  readonly answers: LocalAnswers;
  readonly batch: readonly UserAnswer[];
}

const plain = ({ questionId, responses }: UserAnswer): UserAnswer => ({ questionId, responses });

export const keepAnswer = (answers: LocalAnswers, answer: UserAnswer): LocalAnswers => {
  const earlier = answers.find(({ questionId }) => questionId === answer.questionId);
  if (earlier !== undefined && earlier.state !== 'kept') return answers;
  return [...answers.filter((other) => other !== earlier), { ...plain(answer), state: 'kept' }];
};

export const submitAnswers = (answers: LocalAnswers): SubmitStep => ({
  answers: answers.map((answer) => (answer.state === 'kept' ? { ...answer, state: 'sending' } : answer)),
  batch: answers.filter(({ state }) => state === 'kept').map(plain),
});

export const afterSubmit = (answers: LocalAnswers, accepted: boolean): LocalAnswers =>
  answers.map((answer) =>
    answer.state === 'sending' ? { ...answer, state: accepted ? 'submitted' : 'kept' } : answer,
  );

export const mergeAnswers = (answers: LocalAnswers, known: readonly UserAnswer[]): LocalAnswers => {
  const theirs = new Map(
    known.filter(({ responses }) => responses.length > 0).map((answer) => [answer.questionId, answer]),
  );
  const ours = answers.filter(({ questionId }) => !theirs.has(questionId));
  return [...ours, ...[...theirs.values()].map((answer): LocalAnswer => ({ ...plain(answer), state: 'submitted' }))];
};
