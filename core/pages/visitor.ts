import type { AnswerFate } from '../readers/quizzes/fate-of-answers.ts';
import type { ReaderStep } from './readers/support/reader-step.ts';
import type { SignInState } from '../readers/sessions/sign-in-step.ts';

/** Who asks for a page. Times and tokens never come from page script. */
export interface Visitor {
  /** Token of a staff member signed in through the security service; null for readers and the public (R30). */
  readonly staffToken: string | null;
  /**
   * Token of a reader who is signed in: it opens gated articles, and nothing that is for the staff alone (spec §6,
   * R30).
   */
  readonly readerToken: string | null;
  /** What a page of the support area has to do with who opens it; null where that was not asked. */
  readonly reader: ReaderStep | null;
  /** How far somebody has come in signing in to a preview; null for who has not begun. */
  readonly signIn: SignInState | null;
  /** Inside the native app's shell (spec §4, "Mobile app mode"). */
  readonly app: boolean;
  /** Somebody who has answered a quiz without scripts, and comes to see it; nobody else. */
  readonly quiz?: QuizVisit;
}

interface QuizVisit {
  readonly token: string;
  /** Which was answered, and what became of the answers. */
  readonly answered: string;
  readonly fate: AnswerFate | null;
}

export const anonymous: Visitor = { staffToken: null, readerToken: null, reader: null, signIn: null, app: false };
