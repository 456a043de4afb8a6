import { LRUCache } from 'lru-cache';
import { bytesOfText, compress, type OwnEncoding as Encoding } from './encoding.ts';

/** A text in an encoding. */
export type PackText = (text: string, encoding: Encoding) => Promise<Buffer>;

/** Compresses a text once however many are sent it; remembers the last few. */
export const createPackText = (most: number): PackText => {
  const packed = new LRUCache<string, Map<Encoding, Promise<Buffer>>>({ max: most });
  return (text, encoding) => {
    const ready = packed.get(text) ?? new Map<Encoding, Promise<Buffer>>();
    const bytes = ready.get(encoding) ?? compress(bytesOfText(text), encoding);
    packed.set(text, ready.set(encoding, bytes));
    return bytes;
  };
};
