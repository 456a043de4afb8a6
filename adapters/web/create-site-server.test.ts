import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnswerNoRequest } from './answer-no-request.ts';

let server: Server;
beforeAll(async () => {
  server = createServer({ headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 }, (_, response) => void response.end('page'));
  server.on('clientError', createAnswerNoRequest({ tooLong: 'Túl hosszú.', tooSlow: 'Túl lassú.', unreadable: 'Olvashatatlan.' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sent = (text: string): Promise<string> => new Promise((resolve) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part)).on('error', () => undefined).on('close', () => resolve(answer));
});

describe('what is no request', () => {
  it.each([
    ['an address of thirty kilobytes', `GET /${'x'.repeat(30_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'Túl hosszú.'],
    ['a line that says nothing', 'mit tudom én\r\n\r\n', 400, 'Olvashatatlan.'],
    ['a head that never ends', 'GET / HTTP/1.1\r\nhost: a\r\nx:', 408, 'Túl lassú.'],
  ])('%s is answered in words', async (_, text, code, words) => {
    const answer = await sent(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${code} `));
    expect(answer.split('\r\n\r\n')[1]?.trim()).toBe(words);
  });

  it('does not keep the server from its next reader', async () => {
    await sent('\u0000\u0000\u0000\r\n\r\n');
    expect(await sent('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toContain('page');
  });
});
