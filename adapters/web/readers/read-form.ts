import type { IncomingMessage } from 'node:http';
import { maxBody } from '../endpoints/limits.ts';
import { status } from '../responses/status.ts';

/** The request body, or an error status. Stops reading a body over `maxBytes`. */
export const readBody = async (request: IncomingMessage, maxBytes: number = maxBody.form): Promise<Buffer | number> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return status.bodyTooLarge;
      chunks.push(chunk);
    }
  } catch {
    return status.badRequest;
  }
  return Buffer.concat(chunks);
};

export const readForm = async (
  request: IncomingMessage,
  maxBytes: number = maxBody.form,
): Promise<URLSearchParams | number> => {
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    return status.notAForm;
  const body = await readBody(request, maxBytes);
  return typeof body === 'number' ? body : new URLSearchParams(body.toString());
};
