// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForQuiz, QuizRefused } from './ask-for-quiz.ts';

const asked: string[] = [];
let [code, body] = [200, ''];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let sent = '';
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${request.headers['content-type'] ?? ''} ${sent}`);
      response
        .writeHead(code, {
          'content-type': 'text/html; charset=utf-8',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-expose-headers': 'retry-after',
          'retry-after': '7',
        })
        .end(body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openHere(method: string, path: string): void {
    open.call(this, method, `http://127.0.0.1:${port}${path}`, true);
  };
});
afterAll(() => server.close());

const refusalOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => null,
    (error: unknown) => (error instanceof QuizRefused ? [error.status, error.retryAfter] : error),
  );

describe('asking for a quiz', () => {
  it('returns the rendered quiz, and sends answers like a form', async () => {
    [code, body] = [200, '<form>őű</form>'];
    expect((await askForQuiz('k1')).outerHTML).toBe('<form>őű</form>');
    await askForQuiz('k1', new URLSearchParams({ 'v.q': 'a' }));
    expect(asked).toEqual(['GET /api/quizzes/k1  ', 'POST /api/quizzes/k1 application/x-www-form-urlencoded v.q=a']);
  });

  it('reports a refusal with status and retry time, and a lost connection with neither', async () => {
    [code, body] = [503, '{}'];
    expect(await refusalOf(askForQuiz('k1'))).toEqual([503, 7]);
    [code, body] = [200, ''];
    expect(await refusalOf(askForQuiz('k1'))).toEqual([200, 7]);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    expect(await refusalOf(askForQuiz('k1'))).toEqual([0, 0]);
  });
});
