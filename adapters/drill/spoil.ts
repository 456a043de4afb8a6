import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultName } from '#adapters/newsroom-contract/drill.ts';

/** Faults of a response; the others are faults of the connection. */
export type SpoiledResponse = Exclude<FaultName, 'refused' | 'reset' | 'slow'>;

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const json = { 'content-type': 'application/json' };
/** Bytes: a hundred times the limit of a response (docs/upstreams/main-api.md). */
const hugeBody = 400 * 1024 * 1024;
const part = Buffer.alloc(64 * 1024, '[');

const writeHuge = (response: ServerResponse): void => {
  response.writeHead(200, json);
  let left = hugeBody;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= part.length;
      if (!response.write(part)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
};

/** `text` is the healthy response. */
export const spoil = (fault: SpoiledResponse, text: string, response: ServerResponse): void => {
  switch (fault) {
    case 'status-500':
      return void response.writeHead(500, { 'content-type': 'application/problem+json' }).end('{"status":500}');
    case 'html':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    case 'half-body':
      response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(text) + 1 });
      return void response.write(text.slice(0, text.length / 2), () => response.destroy());
    case 'wrong-schema':
      return void response.writeHead(200, json).end('{"items":"x","data":7,"blocks":{"0":null},"title":[]}');
    case 'no-body':
      return void response.writeHead(200, json).end();
    case 'emptied-lists':
      return void response.writeHead(200, json).end(JSON.stringify(emptied(jsonOf(text))));
    case 'huge-body':
      return writeHuge(response);
  }
};

export const readBody = async (body: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const bytes of body as AsyncIterable<Buffer>) parts.push(bytes);
  return Buffer.concat(parts).toString();
};
