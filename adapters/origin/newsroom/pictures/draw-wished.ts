import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Illustrated } from './draw-originals.ts';

export const drawWished = async (
  { dataDir }: { readonly dataDir: string },
  articles: readonly Illustrated[],
): Promise<void> => {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  // Loaded on demand: most starts and commands do not need it.
  const { drawOriginals } = await import('./draw-originals.ts');
  await drawOriginals({ articles }, folder, new AbortController().signal);
};
