import type { SignInProblem } from '#core/readers/sessions/sign-in-step.ts';

/** Fields of the page of signing in, by the names they are sent under. */
export type SignInField = 'nev' | 'jelszo' | 'kod' | 'kulcsnev';

const fields: Partial<Record<SignInProblem['kind'], SignInField>> = {
  'email-missing': 'nev',
  'password-missing': 'jelszo',
  refused: 'jelszo',
  'code-missing': 'kod',
  'code-refused': 'kod',
  'passkey-name-missing': 'kulcsnev',
};

/** The field that a problem stands beside; null for one that is no field's fault. */
export const fieldOf = (problem: SignInProblem | null): SignInField | null =>
  problem === null ? null : (fields[problem.kind] ?? null);
