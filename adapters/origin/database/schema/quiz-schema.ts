import type { ColumnType } from 'kysely';

type Seconds = number;
type Json<T> = ColumnType<T, string, string>;

interface GivenQuizAnswer {
  readonly id: string;
  readonly title: string;
  readonly image?: string;
  readonly description?: string;
}

export interface GivenQuestion {
  readonly id: string;
  readonly question: string;
  readonly displayAs: 'radio' | 'checkbox';
  readonly image?: string;
  readonly description?: string;
  /** Unix seconds. */
  readonly activeTo?: number;
  /** Id of an answer; absent in opinion polls. */
  readonly rightAnswer?: string;
  readonly options?: readonly { readonly id: string; readonly title: string }[];
  readonly answers: readonly GivenQuizAnswer[];
}

export interface Chosen {
  readonly answerId: string;
  readonly optionId: string | null;
}

/** Tokens are stored as hashes (docs/upstreams/quiz-service.md). */
export interface QuizSchema {
  quizzes: { id: string; complex: boolean; questions: Json<readonly GivenQuestion[]> };
  quiz_takers: { token_hash: string; made_at: Seconds };
  quiz_responses: {
    quiz_id: string;
    question_id: string;
    token_hash: string;
    responses: Json<readonly Chosen[]>;
    at: Seconds;
  };
  quiz_counts: { quiz_id: string; question_id: string; answer_id: string; answer_count: number; sum: number };
}
