import { reloadOnChunkError, type ReloadHistory, reloadOnNavigation } from '#core/app-shell/decide-reload.ts';
import { newBuildWatch, seeBuild } from '#core/app-shell/watch-builds.ts';
import { askJson } from '../window/ask-json.ts';
import { secondNow } from '../window/now.ts';

const marker = 'reloaded';

const historyOf = (): ReloadHistory => {
  try {
    const { at = null, times = 0 } = JSON.parse(sessionStorage.getItem(marker) ?? '{}') as {
      readonly at?: number;
      readonly times?: number;
    };
    return { markedAt: at, reloads: times };
  } catch {
    // Without a marker nothing would stop a reload that does not help.
    return { markedAt: null, reloads: Number.POSITIVE_INFINITY };
  }
};

const mark = (): void =>
  sessionStorage.setItem(marker, JSON.stringify({ at: secondNow(), times: historyOf().reloads + 1 }));

let watch = newBuildWatch(document.documentElement.dataset.build ?? '');

/** Looks which build is out (spec §7.1). */
export const lookForBuild = async (): Promise<void> => {
  const { id } = (await askJson(`/builds/latest.json?t=${Date.now()}`)) as { readonly id: string };
  watch = seeBuild(watch, id);
};

/** Whether the next page is to be loaded whole, because a new build is out (R41); if so, that is noted. */
export const takesNewBuild = (): boolean => {
  const { reload } = reloadOnNavigation(watch, historyOf(), secondNow());
  if (reload) mark();
  return reload;
};

/**
 * A part of the app that cannot be loaded any more is cured by loading the page whole, within the same limits (spec
 * §8).
 */
export const cureChunkErrors = (): void =>
  addEventListener('vite:preloadError', (event) => {
    if (!reloadOnChunkError(historyOf(), secondNow()).reload) return;
    event.preventDefault();
    mark();
    location.reload();
  });
