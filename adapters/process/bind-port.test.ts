import { createServer, get } from 'node:http';
import { expect, it } from 'vitest';
import { bindPort } from './bind-port.ts';

it('keeps a port that was named', async () => {
  const named = { PORT: 3000, HOST: undefined };
  expect(await bindPort(named)).toEqual({ environment: named, held: null });
});

it('gives port 0 a number, and hands the bound socket over to the server of readers', async () => {
  const { environment, held } = await bindPort({ PORT: 0, HOST: '127.0.0.1' });
  expect(environment.PORT).toBeGreaterThan(0);
  const server = createServer((_, response) => response.end('read'));
  await new Promise<void>((resolve) => void server.listen(held, resolve));
  const status = await new Promise((resolve) =>
    get({ port: environment.PORT, host: '127.0.0.1', agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }),
  );
  expect(status).toBe(200);
  await new Promise((resolve) => server.close(resolve));
  held?.close();
});
