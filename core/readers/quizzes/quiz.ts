/** A quiz as readers see it (spec §3.6). */
export interface Quiz {
  readonly id: string;
  readonly complex: boolean;
  readonly questions: readonly Question[];
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly displayAs: string;
  readonly image: string | null;
  readonly description: string;
  /** Deadline in unix seconds; null without one. */
  readonly activeTo: number | null;
  /** Null without a right answer, and until the reader has answered (R36). */
  readonly rightAnswer: string | null;
  readonly options: readonly { readonly id: string; readonly title: string }[];
  readonly answers: readonly QuizAnswer[];
}

export interface QuizAnswer {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly description: string;
  readonly answerCount: number;
  readonly sum: number;
  readonly average: number;
}

export interface UserAnswer {
  readonly questionId: string;
  readonly responses: readonly QuizResponse[];
}

export interface QuizResponse {
  readonly answerId: string;
  readonly optionId: string | null;
}

export interface AnsweredQuiz {
  readonly quiz: Quiz;
  readonly answers: readonly UserAnswer[];
}
