import { LRUCache } from 'lru-cache';
import { bytesOfText, compress, type OwnEncoding as Encoding } from './encoding.ts';

export type CompressText = (text: string, encoding: Encoding) => Promise<Buffer>;

export const createCompressText = (max: number): CompressText => {
  const compressed = new LRUCache<string, Map<Encoding, Promise<Buffer>>>({ max });
  return (text, encoding) => {
    const ready = compressed.get(text) ?? new Map<Encoding, Promise<Buffer>>();
    const bytes = ready.get(encoding) ?? compress(bytesOfText(text), encoding);
    compressed.set(text, ready.set(encoding, bytes));
    return bytes;
  };
};
