import type { UserAnswer } from './quiz.ts';

/** An answer that the browser keeps: the reader may still change it, it is on its way, or the quiz service has it. */
export interface LocalAnswer extends UserAnswer {
  readonly state: 'kept' | 'sending' | 'submitted';
}

/** The answers to one quiz, one for each question (spec §3.6: "local answers are kept per quiz"). */
export type LocalAnswers = readonly LocalAnswer[];

export interface SubmitStep {
  readonly answers: LocalAnswers;
  /** To be sent now; empty when there is nothing new. */
  readonly batch: readonly UserAnswer[];
}

const plain = ({ questionId, responses }: UserAnswer): UserAnswer => ({ questionId, responses });

/** Keeps the reader's answer to a question in place of an earlier one; what is on its way or submitted stays. */
export const keepAnswer = (answers: LocalAnswers, answer: UserAnswer): LocalAnswers => {
  const earlier = answers.find(({ questionId }) => questionId === answer.questionId);
  if (earlier !== undefined && earlier.state !== 'kept') return answers;
  return [...answers.filter((other) => other !== earlier), { ...plain(answer), state: 'kept' }];
};

/** Everything that is kept goes on its way, once. */
export const submitAnswers = (answers: LocalAnswers): SubmitStep => ({
  answers: answers.map((answer) => (answer.state === 'kept' ? { ...answer, state: 'sending' } : answer)),
  batch: answers.filter(({ state }) => state === 'kept').map(plain),
});

/**
 * What was on its way has arrived, or is kept again. Answers stored while on their way come back as if they had not
 * arrived.
 */
export const afterSubmit = (answers: LocalAnswers, accepted: boolean): LocalAnswers =>
  answers.map((answer) =>
    answer.state === 'sending' ? { ...answer, state: accepted ? 'submitted' : 'kept' } : answer,
  );

/**
 * Joins what the quiz service knows: its answers stand instead of ours and count as submitted; what it does not know
 * is kept as it was.
 */
export const mergeAnswers = (answers: LocalAnswers, known: readonly UserAnswer[]): LocalAnswers => {
  const theirs = new Map(
    known.filter(({ responses }) => responses.length > 0).map((answer) => [answer.questionId, answer]),
  );
  const ours = answers.filter(({ questionId }) => !theirs.has(questionId));
  return [...ours, ...[...theirs.values()].map((answer): LocalAnswer => ({ ...plain(answer), state: 'submitted' }))];
};
