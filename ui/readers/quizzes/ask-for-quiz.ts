import { quizPath } from '#core/readers/quizzes/quiz-place.ts';
import { Refused } from '../../window/ask-json.ts';

/** Milliseconds. */
const timeout = 15_000;

/** `status` is 0 when the server was unreachable. */
export class QuizRefused extends Refused {
  readonly status: number;

  constructor(path: string, request: XMLHttpRequest) {
    super(path, {
      status: request.status,
      headers: new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '0' }),
    } as Response);
    this.status = request.status;
  }
}

/**
 * Loads the rendered quiz, after sending the answers if given. The browser parses it; this code never creates HTML from
 * text. Rejects with `QuizRefused`.
 */
export const askForQuiz = (quizId: string, answers: URLSearchParams | null = null, signal?: AbortSignal) =>
  new Promise<Element>((resolve, reject) => {
    const path = quizPath(quizId);
    const request = new XMLHttpRequest();
    request.open(answers ? 'POST' : 'GET', path);
    request.responseType = 'document';
    request.timeout = timeout;
    request.addEventListener('loadend', () => {
      const drawn = request.status === 200 ? request.responseXML?.body.firstElementChild : null;
      if (drawn) resolve(drawn);
      else reject(new QuizRefused(path, request));
    });
    signal?.addEventListener('abort', () => request.abort());
    if (answers) request.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
    request.send(answers?.toString());
  });
