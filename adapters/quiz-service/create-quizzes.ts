import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Quizzes } from '#core/ports/quizzes.ts';
import { answersDocument, quizDocument } from './documents.ts';
import { answersWire, quizWire, refusalIn, tokenWire } from './quiz.wire.ts';

/** Blocks in an article have the short deadline; a submitted form waits longer. */
const reading = { deadline: 'secondary', policy: 'quiz', refusalIn } as const;
const answering = { deadline: 'primary', policy: 'quiz-answers', refusalIn } as const;

export const createQuizzes = (service: Upstream, mainApi: Upstream, siteHeader: string): Quizzes => ({
  newToken: (site) =>
    mainApi.send('POST', ['api', 'functions', 'get-quiz-token'], null, {
      deadline: 'primary',
      policy: 'quiz-answers',
      schema: tokenWire,
      headers: { [siteHeader]: site },
    }),
  load: (quizId, token) =>
    service.send(
      'POST',
      [],
      { query: quizDocument, variables: { quizId } },
      { ...reading, resource: quizId, token, schema: quizWire },
    ),
  answer: (quizId, answers, token) =>
    service.send(
      'POST',
      [],
      { query: answersDocument, variables: { quizId, answers } },
      { ...answering, resource: quizId, token, schema: answersWire },
    ),
});
