import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from './is-there.ts';
import { drawnMark } from './drawn-mark.ts';
import type { OriginSite } from '../../origin/database/schema/origin-site.ts';

interface Wanted {
  readonly sites: readonly OriginSite[];
  readonly dataDir: string;
  readonly now: number;
  readonly signal: AbortSignal;
}

export const drawMissingPictures = async ({ sites, dataDir, now, signal }: Wanted): Promise<void> => {
  const folder = join(dataDir, 'uploads');
  const mark = drawnMark(dataDir).pictures;
  if (signal.aborted || (await isThere(mark))) return;
  await mkdir(folder, { recursive: true });
  const [{ buildSampleContent }, { drawOriginals }] = await Promise.all([
    import('./build-sample-content.ts'),
    import('../../origin/newsroom/pictures/draw-originals.ts'),
  ]);
  await drawOriginals(buildSampleContent(sites, now), folder, signal);
  if (!signal.aborted) await writeFile(mark, '');
};
