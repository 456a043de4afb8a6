import type { AnswerFate } from '../readers/quizzes/fate-of-answers.ts';
import type { ReaderStep } from './readers/support/reader-step.ts';
import type { SignInState } from '../readers/sessions/sign-in-step.ts';

/** Page scripts never supply times or tokens. */
export interface Visitor {
  /** Null unless a staff member is signed in (R30). */
  readonly staffToken: string | null;
  /** Opens gated articles, but nothing staff-only (spec §6, R30). */
  readonly readerToken: string | null;
  readonly reader: ReaderStep | null;
  readonly signIn: SignInState | null;
  /** Spec §4, "Mobile app mode". */
  readonly app: boolean;
  readonly quiz?: QuizVisit;
}

interface QuizVisit {
  readonly token: string;
  readonly answered: string;
  readonly fate: AnswerFate | null;
}

export const anonymous: Visitor = { staffToken: null, readerToken: null, reader: null, signIn: null, app: false };
