import type { IncomingMessage } from 'node:http';
import { parseJson } from './parse-json.ts';
import { Problem } from './problem.ts';

/** Throws 413 over `mostBytes`. */
export const readBytes = async (request: IncomingMessage, maxBytes = 8 * 1024): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Problem(413, `The body is larger than ${maxBytes} bytes`, { Connection: 'close' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Throws 413 over `mostBytes`, 400 when the body is not a JSON object. */
export const readJson = async (
  request: IncomingMessage,
  maxBytes?: number,
): Promise<Readonly<Record<string, unknown>>> => {
  const bytes = await readBytes(request, maxBytes);
  try {
    const value = parseJson(bytes.toString());
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch {}
  throw new Problem(400, 'The body is not a JSON object');
};
