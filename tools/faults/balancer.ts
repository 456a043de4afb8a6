import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

const lookEvery = 500;

interface Backend {
  readonly port: number;
  ready: boolean;
  silent: number;
}

/** A busy node answers late. Only a node that is not ready or unreachable is removed at once. */
const maxSilent = 2;

const look = (backend: Backend): Promise<void> =>
  new Promise((resolve) => {
    const told = (ready: boolean): void => {
      backend.ready = ready;
      backend.silent = 0;
      resolve();
    };
    const silent = (): void => {
      backend.silent += 1;
      if (backend.silent > maxSilent) backend.ready = false;
      resolve();
    };
    const asked = ask(
      { port: backend.port, host: '127.0.0.1', path: '/readyz', timeout: 1_000, agent: false },
      (answer) => {
        answer.resume();
        told(answer.statusCode === 200);
      },
    );
    asked
      .on('timeout', () => asked.destroy(new Error('timeout')))
      .on('error', ({ message }) => (message === 'timeout' ? silent() : told(false)))
      .end();
  });

/** Distributes requests among ready nodes and never retries a failed request. */
export const startBalancer = async (port: number, backendPorts: readonly number[]) => {
  const backends: readonly Backend[] = backendPorts.map((one) => ({ port: one, ready: false, silent: 0 }));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const ready = backends.filter((one) => one.ready);
    const chosen = ready[(turn += 1) % Math.max(ready.length, 1)];
    if (chosen === undefined) return void response.writeHead(503, { 'x-balancer': 'nobody-ready' }).end();
    const onwards = ask(
      {
        port: chosen.port,
        host: '127.0.0.1',
        path: request.url,
        method: request.method,
        headers: request.headers,
        agent,
      },
      (answer) => {
        const { connection: _own, 'keep-alive': _theirs, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    onwards.on('error', (error: NodeJS.ErrnoException) =>
      response.headersSent
        ? response.destroy()
        : response.writeHead(502, { 'x-balancer': error.code ?? error.message }).end(),
    );
    request.pipe(onwards);
  };
  const server = createServer(forward).listen(port, '127.0.0.1');
  const lookAll = (): Promise<unknown> => Promise.all(backends.map(look));
  const timer = setInterval(() => void lookAll(), lookEvery);
  await lookAll();
  return {
    close: (): void => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
