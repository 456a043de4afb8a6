import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindOfSound, measureSounds } from './measure-sound.ts';

let dataDir = '';
const wav = Buffer.from('RIFF....WAVEfmt ');
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sounds-'));
  await mkdir(join(dataDir, 'uploads'));
  await writeFile(join(dataDir, 'uploads', 'a.mp3'), wav);
  await writeFile(join(dataDir, 'uploads', 'kep.wav'), 'nem hang');
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('a sound', () => {
  it('is measured and identified by its content, not by its file name', async () => {
    expect(await measureSounds(dataDir)('/uploads/a.mp3')).toEqual({ bytes: wav.length, mediaType: 'audio/wav' });
  });

  it.each([
    '/uploads/kep.wav',
    '/uploads/nincs.mp3',
    '/uploads/../secret.mp3',
    'https://audio.example/a.mp3',
    '/uploads/',
    '',
  ])('%j is unknown', async (address) => {
    expect(await measureSounds(dataDir)(address)).toBeNull();
  });

  it.each([
    ['audio/mpeg', [0x49, 0x44, 0x33, 4, 0, 0]],
    ['audio/mpeg', [0xff, 0xfb, 0x90, 0x64]],
    ['audio/mpeg', [0xff, 0xf3, 0x40]],
    ['audio/x-m4a', [0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70, 0x4d, 0x34, 0x41, 0x20]],
    [null, [0xff, 0xd8, 0xff, 0xe0]],
    [null, []],
  ])('is %s by its first bytes', (kind, bytes) => {
    expect(kindOfSound(Buffer.from(bytes))).toBe(kind);
  });
});
