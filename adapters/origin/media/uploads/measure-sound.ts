import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readPictureAddress } from './picture-address.ts';

export interface Sound {
  readonly bytes: number;
  readonly mediaType: string;
}

/** Null for an address outside `/uploads/` or a missing file. */
export type MeasureSound = (address: string) => Promise<Sound | null>;

const prefix = '/uploads/';
const maxKept = 5_000;

export const kindOfSound = (start: Buffer): string | null => {
  const at = (from: number, to: number): string => start.toString('latin1', from, to);
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WAVE') return 'audio/wav';
  if (at(4, 8) === 'ftyp') return 'audio/x-m4a';
  // An ID3 tag, or the frame sync of MPEG layer III.
  return at(0, 3) === 'ID3' || (start[0] === 0xff && ((start[1] ?? 0) & 0xe6) === 0xe2) ? 'audio/mpeg' : null;
};

const measure = async (file: string): Promise<Sound | null> => {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    const mediaType = kindOfSound(buffer.subarray(0, bytesRead));
    return mediaType === null ? null : { bytes: (await handle.stat()).size, mediaType };
  } finally {
    await handle.close();
  }
};

export const measureSounds = (dataDir: string): MeasureSound => {
  const known = new LRUCache<string, Sound>({ max: maxKept });
  return async (address) => {
    const name = address.startsWith(prefix) ? address.slice(prefix.length) : '';
    if (readPictureAddress(name)?.variant !== null) return null;
    const sound = known.get(name) ?? (await measure(join(dataDir, 'uploads', name)).catch(() => null));
    if (sound !== null) known.set(name, sound);
    return sound;
  };
};
