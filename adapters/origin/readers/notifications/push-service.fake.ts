import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';

// web-push depends on this decryption library; the sender does not use it.
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, options: object): Buffer;
};

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export const newBrowser = (origin: string, name: string) => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    address: {
      endpoint: `${origin}/send/${name}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    open: ({ body }: Arrived): Record<string, string> =>
      JSON.parse(
        ece
          .decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth.toString('base64url') })
          .toString(),
      ) as Record<string, string>,
  };
};

export const startPushService = async () => {
  const arrived: Arrived[] = [];
  let answer: (path: string, response: ServerResponse) => void = (_, response) => void response.writeHead(201).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      answer(request.url ?? '', response);
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    answerWith: (given: typeof answer): void => {
      answer = given;
    },
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};
