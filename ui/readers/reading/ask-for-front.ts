import { mayFetch } from '#core/app-shell/kept-front/bounds.ts';
import { type FrontNote, frontCacheOf, readNote, writeNote } from '../../app-shell/service-worker/front-note.ts';
import { connection } from '../../window/connection.ts';

/** Whether a front is kept on this device, and since when; null where nobody has asked for it. */
export const frontKept = async (path: string): Promise<FrontNote | null> =>
  (await caches.has(frontCacheOf(path))) ? readNote(await caches.open(frontCacheOf(path))) : null;

/** Asks for it, without pictures on a connection that is to be spared. */
export const askForFront = async (path: string): Promise<void> => {
  const density = mayFetch(connection()) ? devicePixelRatio : 0;
  const note = { density, keptAt: null, filledAt: null, articles: [] };
  await writeNote(await caches.open(frontCacheOf(path)), note);
  (await navigator.serviceWorker.ready).active?.postMessage({ kind: 'front', path });
};

/** Deletes all that is kept of it, at once. */
export const forgetFront = async (path: string): Promise<void> => void (await caches.delete(frontCacheOf(path)));

/** Resolves where a worker can keep it: not in a preview, nor in a browser that has none. */
export const canKeepFront = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  await navigator.serviceWorker.ready;
  return true;
};

/** Calls whenever the worker has kept one. */
export const onFrontKept = (changed: () => void): (() => void) => {
  const told = ({ data }: MessageEvent): void => void (data?.kind === 'front' && changed());
  navigator.serviceWorker.addEventListener('message', told);
  return () => navigator.serviceWorker.removeEventListener('message', told);
};
