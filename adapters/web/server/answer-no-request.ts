import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Time } from '#adapters/time/time.ts';
import { encodedPath } from '../addresses/encode-target.ts';
import { neverStored } from '../responses/lifetime.ts';
import { status } from '../responses/status.ts';

export interface NoRequestWords {
  readonly tooLong: string;
  readonly tooSlow: string;
  readonly unreadable: string;
}

export interface NoRequestNeeds {
  readonly words: NoRequestWords;
  readonly headers: readonly string[];
  readonly time: Pick<Time, 'after'>;
}

type Wrong = readonly [code: number, words: keyof NoRequestWords];

const wrongBy: Readonly<Record<string, Wrong>> = {
  HPE_HEADER_OVERFLOW: [status.headTooLong, 'tooLong'],
  ERR_HTTP_REQUEST_TIMEOUT: [status.tooSlow, 'tooSlow'],
};
const unreadable: Wrong = [status.badRequest, 'unreadable'];
const elsewhere: Wrong = [status.movedPermanently, 'unreadable'];
const unmetExpectation: Wrong = [status.expectationFailed, 'unreadable'];

/** Milliseconds between the error response and closing the socket. */
const lastWord = 500;

/** As in Node's own handler: never write a second head into a started response. */
const hasBegunToAnswer = (socket: Duplex): boolean =>
  (socket as { readonly _httpMessage?: { readonly headersSent: boolean } })._httpMessage?.headersSent ?? false;

export const createAnswerNoRequest = ({ words, headers, time }: NoRequestNeeds) => {
  const answerOf = ([code, word]: Wrong, more: readonly string[] = []) => {
    const body = `${words[word]}\n`;
    return {
      code,
      body,
      head: [
        ...headers,
        ...more,
        'content-type',
        'text/plain; charset=utf-8',
        'cache-control',
        neverStored,
        'content-length',
        String(Buffer.byteLength(body)),
        'connection',
        'close',
      ],
    };
  };
  const refuse =
    (wrong: Wrong) =>
    (request: IncomingMessage, response: ServerResponse): void => {
      const { code, head, body } = answerOf(wrong);
      response.writeHead(code, head).end(request.method === 'HEAD' ? undefined : body);
    };

  return {
    refuse: refuse(unreadable),
    refuseExpectation: refuse(unmetExpectation),
    onSocket: (error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }, socket: Duplex): void => {
      if (error.code === 'ECONNRESET' || !socket.writable || hasBegunToAnswer(socket)) return void socket.destroy();
      const path = error.code === 'HPE_INVALID_URL' && error.rawPacket ? encodedPath(error.rawPacket) : null;
      const { code, head, body } =
        path === null ? answerOf(wrongBy[error.code ?? ''] ?? unreadable) : answerOf(elsewhere, ['location', path]);
      const lines = head.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${head[at + 1]}`] : []));
      socket.end(`HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
      time.after(lastWord, () => socket.destroy());
    },
  };
};

export type AnswerNoRequest = ReturnType<typeof createAnswerNoRequest>;
