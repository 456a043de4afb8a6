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
    // Without a marker, useless reloads would never stop.
    return { markedAt: null, reloads: Number.POSITIVE_INFINITY };
  }
};

/** False when the browser cannot store the marker. */
const mark = (): boolean => {
  try {
    sessionStorage.setItem(marker, JSON.stringify({ at: secondNow(), times: historyOf().reloads + 1 }));
    return true;
  } catch {
    return false;
  }
};

let watch = newBuildWatch(document.documentElement.dataset.build ?? '');

/** Milliseconds. */
const timeout = 5000;

/** Spec §7.1. Rejects on a timeout or an unexpected response. */
export const lookForBuild = async (): Promise<void> => {
  const { id } = (await askJson(`/builds/latest.json?t=${Date.now()}`, AbortSignal.timeout(timeout))) as {
    readonly id: unknown;
  };
  if (typeof id !== 'string') throw id;
  watch = seeBuild(watch, id);
};

const isTyping = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('textarea,input')].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  );

/**
 * Whether the next navigation loads a document, because a new build is out (R41). Records the reload. Waits while input
 * is unsent.
 */
export const takesNewBuild = (): boolean =>
  reloadOnNavigation(watch, historyOf(), secondNow()).reload && !isTyping() && mark();

/** The next press tries again, and tells again if it fails. */
const removeOnPress = (line: HTMLElement): void => {
  const pressed = ({ target }: Event): void => {
    if (line.contains(target as Node)) return;
    line.remove();
    document.removeEventListener('click', pressed, true);
  };
  document.addEventListener('click', pressed, true);
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
  removeOnPress(line);
};

/**
 * Reloads the page when a chunk is missing, within the same limits (spec §8). Shows a message when offline or when
 * input would be lost.
 */
export const cureMissing = async (address: string): Promise<void> => {
  const isReached = await lookForBuild().then(
    () => true,
    () => false,
  );
  if (!isReached || isTyping() || !reloadOnChunkError(historyOf(), secondNow()).reload || !mark()) return tell(address);
  location.assign(address);
};
