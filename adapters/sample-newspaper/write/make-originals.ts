import { isThere } from './is-there.ts';
import type { SampleWanted } from '../../origin/newsroom/context/sample-newspaper.ts';
import { drawnMark } from './drawn-mark.ts';

export const originalsAreThere = async (dataDir: string): Promise<boolean> =>
  (await Promise.all(Object.values(drawnMark(dataDir)).map(isThere))).every(Boolean);

export const makeOriginals = async (wanted: Omit<SampleWanted, 'drawnElsewhere'>): Promise<void> => {
  if (await originalsAreThere(wanted.dataDir)) return;
  const [{ drawMissingPictures }, { writeMissingSounds }] = await Promise.all([
    import('./draw-missing-pictures.ts'),
    import('./write-missing-sounds.ts'),
  ]);
  await Promise.all([writeMissingSounds(wanted), drawMissingPictures(wanted)]);
};
