import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '#core/addresses/paths/address.ts';
import { mediaHeaders } from '../responses/media-headers.ts';
import { fingerprint, storedBody, type StoredBody, storedCompressed, textHead } from '../responses/cached-page.ts';
import { readHead } from '../requests/request-head.ts';
import { sendCachedPage } from '../responses/send-cached-page.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.dictionary': 'application/octet-stream',
};
const compressed = new Set(['.woff2', '.png', '.ico']);
const hashedName = /^\/assets\//;

const isCompressed = (path: string): boolean => compressed.has(extname(path));

export type OwnHeadersOf = (path: string) => readonly string[];

const load = async (
  folder: string,
  path: string,
  headers: readonly string[],
  ownHeadersOf: OwnHeadersOf,
): Promise<StoredBody | null> => {
  const file = normalize(join(folder, path));
  const type = types[extname(file)];
  if (!file.startsWith(folder) || !type) return null;
  try {
    const bytes = await readFile(file);
    const caching = hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
    const own = [...(type.startsWith('image/') ? mediaHeaders(headers) : headers), ...ownHeadersOf(path)];
    const head = isCompressed(path)
      ? [...own, 'content-type', type, 'cache-control', caching]
      : textHead(type, caching, own);
    const body = storedBody(bytes, fingerprint(bytes), head);
    const brotli = await readFile(`${file}.br`).catch(() => null);
    return brotli === null ? body : storedCompressed(body, brotli);
  } catch {
    return null;
  }
};

export const createAssets = (folder: string, headers: readonly string[], ownHeadersOf: OwnHeadersOf = () => []) => {
  const files = new Map<string, Promise<StoredBody | null>>();
  return async (request: IncomingMessage, response: ServerResponse, { path }: Address): Promise<boolean> => {
    const loading = files.get(path) ?? load(folder, path, headers, ownHeadersOf);
    const body = await loading;
    if (!body) return false;
    files.set(path, loading);
    const head = readHead(request.rawHeaders);
    sendCachedPage(request.method, isCompressed(path) ? { ...head, acceptEncoding: undefined } : head, response, body);
    return true;
  };
};
