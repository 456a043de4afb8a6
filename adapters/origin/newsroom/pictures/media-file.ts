import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { kindOfSound } from '../../media/uploads/measure-sound.ts';

export type MediaTag = 'audio' | 'video';

export const mediaTags: readonly MediaTag[] = ['audio', 'video'];

/** Bytes. A request for a part of a film reads the whole file. */
export const maxMediaBytes = 100 * 1024 * 1024;

/** The extension that players expect, by the content; null for other files. */
export const mediaExtension = (start: Buffer, tag: MediaTag): string | null => {
  // Matroska and WebM begin with an EBML header.
  if (start.readUInt32BE(0) === 0x1a45dfa3) return tag === 'video' ? 'webm' : null;
  const sound = kindOfSound(start);
  if (sound === 'audio/x-m4a') return tag === 'video' ? 'mp4' : 'm4a';
  if (tag === 'video' || sound === null) return null;
  return sound === 'audio/wav' ? 'wav' : 'mp3';
};

const startOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  const start = Buffer.alloc(12);
  await handle.read(start, 0, start.length, 0).finally(() => handle.close());
  return start;
};

export interface MediaFile {
  readonly mark: string;
  readonly extension: string;
}

/** Null for a missing, too large or other file. */
export const readMedia = async (file: string, tag: MediaTag): Promise<MediaFile | null> => {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile() || found.size < 12 || found.size > maxMediaBytes) return null;
  const extension = mediaExtension(await startOf(file), tag);
  if (extension === null) return null;
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file)) sum.update(chunk as Buffer);
  return { mark: sum.digest('hex').slice(0, 10), extension };
};
