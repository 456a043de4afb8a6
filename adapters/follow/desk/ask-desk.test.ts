import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { askDesk } from './ask-desk.ts';
import type { DeskFault } from './desk-fault.ts';

let server: Server | null = null;
afterEach(() => void server?.close());

const listening = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer);
  await new Promise<void>((done) => void server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const ask = (allowPrivate = true) =>
  askDesk({ allowPrivate, headers: () => ({ authorization: 'Basic eA==' }), time: systemTime });
const faultOf = (asked: Promise<unknown>): Promise<DeskFault> =>
  asked.then(
    () => expect.unreachable('it answered'),
    (fault: unknown) => fault as DeskFault,
  );

describe('a request to a desk', () => {
  it('sends the credentials, and gives status and JSON', async () => {
    const address = await listening(({ headers }, response) => response.end(JSON.stringify([headers.authorization])));
    expect(await ask()(address)).toMatchObject({ status: 200, body: ['Basic eA=='] });
  });

  it('is a fault for HTML, an error status, a cut answer and an answer to another place', async () => {
    const html = await listening((_, response) => response.end('<html>karbantartás</html>'));
    expect((await faultOf(ask()(html))).message).toBe('the answer is not JSON');
    server?.close();
    const moved = await listening((_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    expect((await faultOf(ask()(moved))).message).toBe('HTTP status 302');
    server?.close();
    const cut = await listening((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[{"id":');
      response.destroy();
    });
    expect((await faultOf(ask()(cut))).name).toBe('DeskFault');
  });

  it('passes on Retry-After', async () => {
    const busy = await listening((_, response) => response.writeHead(429, { 'retry-after': '90' }).end());
    expect(await faultOf(ask()(busy))).toMatchObject({ message: 'HTTP status 429', retryAfter: 90 });
  });

  it('passes on no more than half a minute of maintenance', async () => {
    const updating = await listening((_, response) => response.writeHead(503, { 'retry-after': '600' }).end());
    expect(await faultOf(ask()(updating))).toMatchObject({ message: 'HTTP status 503', retryAfter: 30 });
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://10.0.0.1/',
    'http://[::1]:1/',
    'http://169.254.169.254/',
  ])('to %s needs the option for private addresses', async (address) => {
    expect((await faultOf(ask(false)(address))).message).toContain('is a private address');
  });

  it('goes only over http and https', async () => {
    expect((await faultOf(ask()('file:///etc/passwd'))).message).toBe('not a web address');
  });
});
