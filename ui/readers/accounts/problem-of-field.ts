import type { ReaderProblem } from '#core/pages/readers/support/reader-step.ts';

/** Fields of readers' own pages, by the names they are sent under. */
export type ReaderField = 'email' | 'kod' | 'megerosites';

const fields: Partial<Record<ReaderProblem['kind'], ReaderField>> = {
  'email-missing': 'email',
  'email-wrong': 'email',
  'code-missing': 'kod',
  'code-refused': 'kod',
  'deletion-unconfirmed': 'megerosites',
};

/** The field that a problem stands beside; null for one that is no field's fault. */
export const fieldOf = (problem: ReaderProblem | null): ReaderField | null =>
  problem === null ? null : (fields[problem.kind] ?? null);
