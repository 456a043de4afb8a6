import type { IncomingMessage } from 'node:http';
import { status } from '../status.ts';

/** A form has a field or two; what a passkey signed is larger. */
const mostOfForm = 2_048;
export const mostOfAnswer = 12 * 1024;

/** A body of whatever type, or the status that says why there is none. What is too large is not read to its end. */
export const readBody = async (request: IncomingMessage, mostBytes = mostOfForm): Promise<Buffer | number> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) return status.bodyTooLarge;
      chunks.push(chunk);
    }
  } catch {
    return status.badRequest;
  }
  return Buffer.concat(chunks);
};

/** The fields of a form, or the status that says why there are none. */
export const readForm = async (request: IncomingMessage, mostBytes = mostOfForm): Promise<URLSearchParams | number> => {
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    return status.notAForm;
  const body = await readBody(request, mostBytes);
  return typeof body === 'number' ? body : new URLSearchParams(body.toString());
};
