import type { IncomingMessage, ServerResponse } from 'node:http';
import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { neverStored } from '../../responses/lifetime.ts';
import { sendOnce } from '../../responses/send-once.ts';
import { status } from '../../responses/status.ts';

export type RenderQuiz = (quiz: QuizOnPage, site: Site) => Promise<string>;

export const quizIdOf = (path: string): string | null => /^\/api\/quizzes\/([\w-]{1,64})$/.exec(path)?.[1] ?? null;

export const sendQuiz = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  html: string,
): void =>
  sendOnce(
    request,
    response,
    status.ok,
    [...headers, 'content-type', 'text/html; charset=utf-8', 'cache-control', neverStored, 'x-robots-tag', 'noindex'],
    html,
  );
