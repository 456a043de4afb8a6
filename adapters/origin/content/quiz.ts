import type { GivenQuestion } from '../database/schema/quiz-schema.ts';

/** A quiz that articles name by its id: `<figure data-type="quiz" data-quiz-id="…">`. */
export interface GivenQuiz {
  readonly id: string;
  readonly complex: boolean;
  readonly questions: readonly GivenQuestion[];
}
