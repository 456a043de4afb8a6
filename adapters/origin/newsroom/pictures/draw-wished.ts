import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Newsroom } from '../context/newsroom.ts';
import type { Illustrated } from '../context/sample-newspaper.ts';

export const drawWished = async (
  { dataDir, sample }: Pick<Newsroom, 'dataDir' | 'sample'>,
  articles: readonly Illustrated[],
): Promise<void> => {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await sample.draw(articles, folder);
};
