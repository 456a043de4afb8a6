import { asleep, keepServed } from './wake.ts';
import { layOutLate } from '../editorial/live-blogs/lay-out-late.ts';
import { watchVersion } from '../editorial/live-blogs/watch-version.ts';

/**
 * Hydrates a page with live content, and follows a live blog before hydration. News hydrate it as it was served: the
 * reader must ask to see them (R40).
 */
export const watchForNews = async (wake: () => Promise<unknown>): Promise<void> => {
  const { watch } = document.querySelector<HTMLElement>('[data-watch]')?.dataset ?? {};
  if (watch === undefined || document.querySelector('[data-wake=idle]')) return void wake();
  layOutLate();
  const payload = await keepServed();
  if (payload?.kind !== 'page' || payload.copy !== document.documentElement.dataset.copy) return void wake();
  const [path = '', version, since] = watch.split(' ');
  const onNewer = async (): Promise<void> => void (await wake());
  asleep.stop = watchVersion({ path, version: Number(version), since: Number(since), onNewer });
};
