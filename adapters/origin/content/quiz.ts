import type { GivenQuestion } from '../database/schema/quiz-schema.ts';

export interface GivenQuiz {
  readonly id: string;
  readonly complex: boolean;
  readonly questions: readonly GivenQuestion[];
}
