import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readPictureAddress } from './picture-address.ts';

export interface Sound {
  readonly bytes: number;
  readonly mediaType: string;
}

/**
 * Gives the length and the kind of the sound at an address under `/uploads/`; null for one that is elsewhere, or not
 * there.
 */
export type MeasureSound = (address: string) => Promise<Sound | null>;

const prefix = '/uploads/';
const mostKept = 5_000;

/** The kind of a sound by how its file begins; null for what is none. */
export const kindOfSound = (start: Buffer): string | null => {
  const at = (from: number, to: number): string => start.toString('latin1', from, to);
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WAVE') return 'audio/wav';
  if (at(4, 8) === 'ftyp') return 'audio/x-m4a';
  // A tag, or eleven bits set: the first frame of MPEG audio in its third layer.
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

/** Measures the sounds in `uploads/` of a data folder, each once: an uploaded file never changes. */
export const measureSounds = (dataDir: string): MeasureSound => {
  const known = new LRUCache<string, Sound>({ max: mostKept });
  return async (address) => {
    const name = address.startsWith(prefix) ? address.slice(prefix.length) : '';
    if (readPictureAddress(name)?.variant !== null) return null;
    const sound = known.get(name) ?? (await measure(join(dataDir, 'uploads', name)).catch(() => null));
    if (sound !== null) known.set(name, sound);
    return sound;
  };
};
