import type { SignInProblem } from '#core/readers/sessions/sign-in-step.ts';

export type SignInField = 'nev' | 'jelszo' | 'kod' | 'kulcsnev';

const fields: Partial<Record<SignInProblem['kind'], SignInField>> = {
  'email-missing': 'nev',
  'password-missing': 'jelszo',
  refused: 'jelszo',
  'code-missing': 'kod',
  'code-refused': 'kod',
  'passkey-name-missing': 'kulcsnev',
};

export const fieldOf = (problem: SignInProblem | null): SignInField | null =>
  problem === null ? null : (fields[problem.kind] ?? null);
