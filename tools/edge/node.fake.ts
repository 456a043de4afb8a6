import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeNode {
  readonly port: number;
  /** Method and URL of each request but health checks. */
  readonly asked: string[];
  last(): IncomingMessage | undefined;
  stop(): Promise<void>;
}

/** A web node whose responses the test decides. */
export const startFakeNode = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FakeNode> => {
  const asked: string[] = [];
  let last: IncomingMessage | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end('{}');
    last = request;
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    last: () => last,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
