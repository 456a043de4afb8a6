import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { createAnswerNoRequest } from './answer-no-request.ts';
import { createSiteServer, timeout } from './create-site-server.ts';

const servers: Server[] = [];
afterEach(() =>
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

const hurried = Object.fromEntries(
  Object.entries(timeout).map(([name, ms]) => [name, Math.ceil(ms / 100)]),
) as unknown as typeof timeout;

const headers = ['x-safe', 'yes', 'x-frame-options', 'DENY'];

const serve = async (answer: RequestListener = (_, response) => void response.end('page')) => {
  const noRequest = createAnswerNoRequest({
    words: { tooLong: 'Túl hosszú.', tooSlow: 'Túl lassú.', unreadable: 'Olvashatatlan.' },
    headers,
    time: systemTime,
  });
  const server = createSiteServer({ answer, noRequest, timeout: hurried });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (text: string, drip = ''): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(
        { port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: drip !== '' },
        () => socket.write(text),
      );
      const dripping = drip === '' ? undefined : setInterval(() => socket.write(drip), 20);
      let answer = '';
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => (answer += part))
        .on('error', () => undefined)
        .on('close', () => {
          clearInterval(dripping);
          resolve(answer);
        });
    });
};

const post = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n';

describe('malformed requests', () => {
  it('is sent to its spelling where its target has bytes above ASCII (RFC 9112, 3)', async () => {
    const send = await serve();
    expect(await send('GET /cimke/ő HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 301 Moved Permanently\r\n(?:.+\r\n)*location: \/cimke\/%C5%91\r\n/,
    );
    expect(await send('GET //b.example/ő HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['an address of thirty kilobytes', `GET /${'x'.repeat(30_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'Túl hosszú.'],
    ['a line that says nothing', 'mit tudom én\r\n\r\n', 400, 'Olvashatatlan.'],
    [
      'a length said twice',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      'Olvashatatlan.',
    ],
    ['a head that never ends', 'GET / HTTP/1.1\r\nhost: a\r\nx:', 408, 'Túl lassú.'],
    ['a wish that nobody grants', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n', 417, 'Olvashatatlan.'],
  ])('%s is answered in words, with the headers of every answer', async (_, text, code, words) => {
    const send = await serve();
    const [head = '', body] = (await send(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${code} `));
    expect(head.toLowerCase().split('\r\n')).toEqual(
      expect.arrayContaining([
        'x-safe: yes',
        'x-frame-options: deny',
        'cache-control: private, no-store',
        'connection: close',
      ]),
    );
    expect(body?.trim()).toBe(words);
  });

  it('does not keep the server from its next reader', async () => {
    const send = await serve();
    await send('\u0000\u0000\u0000\r\n\r\n');
    expect(await send('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toContain('page');
  });
});

describe('a slow sender', () => {
  const reading: RequestListener = (request, response) => {
    request
      .on('error', () => undefined)
      .on('end', () => response.end('page'))
      .resume();
  };

  it('has ten seconds, and is not looked at much later', () => {
    expect(timeout).toMatchObject({ headersTimeout: 10_000, requestTimeout: 10_000 });
    expect(timeout.connectionsCheckingInterval).toBeLessThanOrEqual(1_000);
  });

  it.each([
    ['says nothing', ''],
    ['sends its head a letter at a time', 'GET / HTTP/1.1\r\nhost: a\r\nx: '],
    ['sends its body a letter at a time', post],
  ])('receives 408 and is disconnected when it %s, after any duration', async (_, begins) => {
    const send = await serve(reading);
    expect(await send(begins, begins === '' ? '' : 'x')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('gets no second head into the middle of an answer', async () => {
    const send = await serve((_, response) => void response.writeHead(200).write('begun'));
    const answer = await send(post, 'x');
    expect([answer.includes('begun'), answer.match(/HTTP\/1\.1/g)?.length]).toEqual([true, 1]);
  });
});
