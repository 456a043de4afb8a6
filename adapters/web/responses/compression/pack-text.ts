import { LRUCache } from 'lru-cache';
import { bytesOfText, compress, type OwnEncoding as Encoding } from './encoding.ts';

export type PackText = (text: string, encoding: Encoding) => Promise<Buffer>;

export const createPackText = (most: number): PackText => {
  const packed = new LRUCache<string, Map<Encoding, Promise<Buffer>>>({ max: most });
  return (text, encoding) => {
    const ready = packed.get(text) ?? new Map<Encoding, Promise<Buffer>>();
    const bytes = ready.get(encoding) ?? compress(bytesOfText(text), encoding);
    packed.set(text, ready.set(encoding, bytes));
    return bytes;
  };
};
