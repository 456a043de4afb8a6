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
  /** Unix seconds until which it can be answered; null for ever. */
  readonly activeTo: number | null;
  /** Null until the question is answered (R36), and for a question without one. */
  readonly rightAnswer: string | null;
  /** What may be said of each answer; empty when choosing it says all. */
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

/** What a reader answered to one question. */
export interface UserAnswer {
  readonly questionId: string;
  readonly responses: readonly QuizResponse[];
}

export interface QuizResponse {
  readonly answerId: string;
  /** Null where the question has no options. */
  readonly optionId: string | null;
}

/** A quiz with what somebody has answered. */
export interface AnsweredQuiz {
  readonly quiz: Quiz;
  readonly answers: readonly UserAnswer[];
}
