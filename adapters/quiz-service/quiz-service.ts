export type QuizService = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** The service of `QUIZ_URL`, or the embedded one with the main API's secret, which no other service receives. */
export const quizServiceOf = (
  { QUIZ_URL }: { readonly QUIZ_URL: string | undefined },
  mainApi: QuizService,
): QuizService =>
  QUIZ_URL === undefined
    ? { url: `${mainApi.url}/api/quiz-service`, headers: mainApi.headers }
    : { url: QUIZ_URL, headers: {} };
