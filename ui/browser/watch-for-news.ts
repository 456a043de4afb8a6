import { asleep, keepServed } from './wake.ts';
import { layOutLate } from '../editorial/live-blogs/lay-out-late.ts';
import { watchVersion } from '../editorial/live-blogs/watch-version.ts';

/** Follows a live page before hydration. News hydrate it as it was served: the reader must ask to see them (R40). */
export const watchForNews = async ({ watch = '' }: DOMStringMap, wake: () => Promise<unknown>): Promise<void> => {
  layOutLate();
  const payload = await keepServed();
  if (payload?.kind !== 'page' || payload.copy !== document.documentElement.dataset.copy) return void wake();
  const [path = '', version, since] = watch.split(' ');
  const onNewer = async (): Promise<void> => void (await wake());
  asleep.stop = watchVersion({ path, version: Number(version), since: Number(since), onNewer });
};
