import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

const named = /([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g;

/** Replaces content hashes in file names, because they change the compressed size with every build. */
export const compressedBytes = (script: string): number =>
  brotliCompressSync(
    script.replaceAll(named, (_, name: string) => `${name}-${hash('sha1', name, 'base64url').slice(0, 8)}`),
  ).length;
