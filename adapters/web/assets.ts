import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '#core/routing/address.ts';
import { acceptedEncoding } from './encoding.ts';
import { fingerprint, storedBody, type StoredBody, variantOf } from './page-copy.ts';
import { status } from './status.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon',
  '.woff2': 'font/woff2', '.json': 'application/json', '.txt': 'text/plain; charset=utf-8', '.webmanifest': 'application/manifest+json',
};
const packed = new Set(['.woff2', '.png', '.ico']);
const hashedName = /^\/assets\//;

const load = async (folder: string, path: string): Promise<StoredBody | null> => {
  const file = normalize(join(folder, path));
  const type = types[extname(file)];
  if (!file.startsWith(folder) || !type) return null;
  try {
    const bytes = await readFile(file);
    const cacheControl = hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
    return storedBody(bytes, fingerprint(bytes), ['content-type', type, 'cache-control', cacheControl, ...(packed.has(extname(file)) ? [] : ['vary', 'accept-encoding'])]);
  } catch {
    return null;
  }
};

/** Answers the files of the built client from memory; each is read, hashed and compressed once. Resolves to false when there is no such file. */
export const createAssets = (folder: string, headers: readonly string[]) => {
  const files = new Map<string, Promise<StoredBody | null>>();
  return async (request: IncomingMessage, response: ServerResponse, { path }: Address): Promise<boolean> => {
    const loading = files.get(path) ?? load(folder, path);
    const body = await loading;
    if (!body) return false;
    files.set(path, loading);
    if (request.headers['if-none-match'] === body.etag) {
      response.writeHead(status.notModified, [...headers, 'etag', body.etag]).end();
      return true;
    }
    const { head, bytes } = await variantOf(body, packed.has(extname(path)) ? 'identity' : acceptedEncoding(request.headers['accept-encoding']));
    response.writeHead(status.ok, [...headers, ...head]).end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
};
