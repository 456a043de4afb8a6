import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedArticle } from '../../seed/seed-world.ts';

/** Draws the pictures that articles and posts wish for by motif, where the folder has not got them. */
export const drawWished = async (dataDir: string, articles: readonly SeedArticle[]): Promise<void> => {
  const { drawOriginals } = await import('../../seed/draw-originals.ts');
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await drawOriginals({ sites: [], articles }, folder, new AbortController().signal);
};
