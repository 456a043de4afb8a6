import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { status } from './status.ts';

/** What the sender is told, by what is wrong. */
export interface NoRequestWords {
  readonly tooLong: string;
  readonly tooSlow: string;
  readonly unreadable: string;
}

type Wrong = readonly [code: number, words: keyof NoRequestWords];

const wrongBy: Readonly<Record<string, Wrong>> = {
  HPE_HEADER_OVERFLOW: [status.headTooLong, 'tooLong'],
  ERR_HTTP_REQUEST_TIMEOUT: [status.tooSlow, 'tooSlow'],
};
const unreadable: Wrong = [status.badRequest, 'unreadable'];

/** Answers on the bare socket what Node's parser takes for no request, such as an address of a megabyte; no page ever hears of it. */
export const createAnswerNoRequest = (words: NoRequestWords) => (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [code, word] = wrongBy[error.code ?? ''] ?? unreadable;
  const body = `${words[word]}\n`;
  const head = [`HTTP/1.1 ${code} ${STATUS_CODES[code]}`, 'content-type: text/plain; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'cache-control: no-store', 'x-content-type-options: nosniff', 'connection: close'];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
