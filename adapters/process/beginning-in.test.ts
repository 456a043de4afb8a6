import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginningIn } from './beginning-in.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'begins-in-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const begin = (changes: Partial<Parameters<typeof beginningIn>[0]> = {}) =>
  beginningIn({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: undefined,
    PUBLIC_ORIGIN: undefined,
    SISTER_PUBLIC_ORIGIN: undefined,
    ...changes,
  });

it('is the sample only on loopback', async () => {
  expect(await begin()).toBe('sample');
  expect(await begin({ PUBLIC_ORIGIN: 'http://lap.localhost:3000' })).toBe('sample');
  expect(await begin({ PUBLIC_ORIGIN: 'https://lap.example' })).toBe('empty');
  expect(await begin({ SISTER_PUBLIC_ORIGIN: 'https://testver.example' })).toBe('empty');
});

it('is empty on a server, and in a folder that has served one when DATABASE_URL is forgotten', async () => {
  expect(await begin({ DATABASE_URL: 'postgres://127.0.0.1/lap' })).toBe('empty');
  expect(await begin()).toBe('empty');
});
