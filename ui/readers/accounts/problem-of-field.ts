import type { ReaderProblem } from '#core/pages/readers/support/reader-step.ts';

export type ReaderField = 'email' | 'kod' | 'megerosites';

const fields: Partial<Record<ReaderProblem['kind'], ReaderField>> = {
  'email-missing': 'email',
  'email-wrong': 'email',
  'code-missing': 'kod',
  'code-refused': 'kod',
  'deletion-unconfirmed': 'megerosites',
};

export const fieldOf = (problem: ReaderProblem | null): ReaderField | null =>
  problem === null ? null : (fields[problem.kind] ?? null);
