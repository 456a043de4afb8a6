import { reloadOnChunkError, type ReloadHistory, reloadOnNavigation } from '#core/app-shell/decide-reload.ts';
import { newBuildWatch, seeBuild } from '#core/app-shell/watch-builds.ts';
import { updateMessages } from '../../messages/updates.ts';
import { askJson } from '../../window/ask-json.ts';
import { secondNow } from '../../window/now.ts';

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

/** Milliseconds for which an answer is awaited. */
const patience = 5000;

/** Looks which build is out (spec §7.1); rejects when nobody says, or says something else. */
export const lookForBuild = async (): Promise<void> => {
  const { id } = (await askJson(`/builds/latest.json?t=${Date.now()}`, AbortSignal.timeout(patience))) as {
    readonly id: unknown;
  };
  if (typeof id !== 'string') throw id;
  watch = seeBuild(watch, id);
};

/** Whether a field or an answer holds what nobody has sent yet: it would be lost. */
const isTyping = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('textarea,input')].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  );

/**
 * Whether the next page is to be loaded whole, because a new build is out (R41); if so, that is noted. It waits while
 * something typed would be lost: a field of the frame outlives a navigation of the app.
 */
export const takesNewBuild = (): boolean => {
  const reload = reloadOnNavigation(watch, historyOf(), secondNow()).reload && !isTyping();
  if (reload) mark();
  return reload;
};

const tell = (address: string): void => {
  document.querySelector('.not-loaded')?.remove();
  const line = document.createElement('p');
  const again = document.createElement('a');
  line.className = 'not-loaded';
  line.setAttribute('role', 'alert');
  again.href = address;
  again.textContent = updateMessages.again;
  line.append(updateMessages.notLoaded, ' ', again);
  document.body.append(line);
};

/**
 * A part of the app that cannot be loaded any more is cured by loading the page whole that it was for, within the same
 * limits (spec §8). Where nobody can be reached, and where that would lose what was typed, the reader is told instead.
 */
export const cureMissing = async (address: string): Promise<void> => {
  const isReached = await lookForBuild().then(
    () => true,
    () => false,
  );
  if (!isReached || isTyping() || !reloadOnChunkError(historyOf(), secondNow()).reload) return tell(address);
  mark();
  location.assign(address);
};
