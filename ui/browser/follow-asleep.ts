import { asleep, keepServed } from './wake.ts';
import { layOutLate } from '../editorial/live-blogs/lay-out-late.ts';
import { watchVersion } from '../editorial/live-blogs/watch-version.ts';

/**
 * Follows a page that is not awake yet, by what its element tells: news wake it, and until then what was served is all
 * that is read. It wakes as it was served, for what has come since is to be asked for, never put under the reader's
 * eyes (R40).
 */
export const followAsleep = async ({ watch = '' }: DOMStringMap, wake: () => Promise<unknown>): Promise<void> => {
  layOutLate();
  const payload = await keepServed();
  if (payload?.kind !== 'page' || payload.copy !== document.documentElement.dataset.copy) return void wake();
  const [path = '', version, since] = watch.split(' ');
  const onNewer = async (): Promise<void> => void (await wake());
  asleep.stop = watchVersion({ path, version: Number(version), since: Number(since), onNewer });
};
