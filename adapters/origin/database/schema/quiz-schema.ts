import type { ColumnType } from 'kysely';

/** Unix seconds, kept as int8. */
type Seconds = number;
type Json<T> = ColumnType<T, string, string>;

/** An answer that can be chosen; what is said of it is told once it was. */
interface GivenQuizAnswer {
  readonly id: string;
  readonly title: string;
  readonly image?: string;
  readonly description?: string;
}

export interface GivenQuestion {
  readonly id: string;
  readonly question: string;
  /** `radio` where one answer is chosen, `checkbox` where several may be. */
  readonly displayAs: 'radio' | 'checkbox';
  readonly image?: string;
  readonly description?: string;
  /** Unix seconds until which it can be answered. */
  readonly activeTo?: number;
  /** Of an answer; without one it is asked what readers think. */
  readonly rightAnswer?: string;
  /** What may be said of each answer, from the least to the most. */
  readonly options?: readonly { readonly id: string; readonly title: string }[];
  readonly answers: readonly GivenQuizAnswer[];
}

/** What a reader chose: an answer, and of its options one, where it has any. */
export interface Chosen {
  readonly answerId: string;
  readonly optionId: string | null;
}

/** Quizzes and what was answered (docs/upstreams/quiz-service.md). Of tokens only hashes are kept. */
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
