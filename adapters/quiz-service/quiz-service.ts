/** Who keeps quizzes, and what is sent with every question. */
export type QuizService = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/**
 * The quiz service that `QUIZ_URL` names; without it the embedded one, at the main API's own address and with its
 * secret, which no other is told.
 */
export const quizServiceOf = (
  { QUIZ_URL }: { readonly QUIZ_URL: string | undefined },
  mainApi: QuizService,
): QuizService =>
  QUIZ_URL === undefined
    ? { url: `${mainApi.url}/api/quiz-service`, headers: mainApi.headers }
    : { url: QUIZ_URL, headers: {} };
