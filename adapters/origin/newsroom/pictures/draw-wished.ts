import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Newsroom } from '../context/newsroom.ts';
import type { Illustrated } from '../context/sample-newspaper.ts';

/** Draws the pictures that articles and posts wish for by motif, where the folder of uploads has not got them. */
export const drawWished = async (
  { dataDir, sample }: Pick<Newsroom, 'dataDir' | 'sample'>,
  articles: readonly Illustrated[],
): Promise<void> => {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await sample.draw(articles, folder);
};
