import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalUpstream {
  readonly baseUrl: string;
  readonly requests: readonly IncomingMessage[];
  answer: RequestListener;
  close(): Promise<void>;
}

export const startLocalUpstream = async (): Promise<LocalUpstream> => {
  const requests: IncomingMessage[] = [];
  const upstream = { answer: ((_, response) => response.writeHead(500).end()) as RequestListener };
  const server = createServer((request, response) => {
    requests.push(request);
    upstream.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(upstream, {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
};
