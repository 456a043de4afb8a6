import { mayFetch } from '#core/app-shell/kept-front/bounds.ts';
import { type FrontNote, frontCacheOf, readNote, writeNote } from '../../app-shell/service-worker/front-note.ts';
import { connection } from '../../window/connection.ts';

export const frontKept = async (path: string): Promise<FrontNote | null> =>
  (await caches.has(frontCacheOf(path))) ? readNote(await caches.open(frontCacheOf(path))) : null;

export const askForFront = async (path: string): Promise<void> => {
  const density = mayFetch(connection()) ? devicePixelRatio : 0;
  const note = { density, keptAt: null, filledAt: null, articles: [] };
  await writeNote(await caches.open(frontCacheOf(path)), note);
  (await navigator.serviceWorker.ready).active?.postMessage({ kind: 'front', path });
};

export const clearFront = async (path: string): Promise<void> => void (await caches.delete(frontCacheOf(path)));

export const canKeepFront = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  await navigator.serviceWorker.ready;
  return true;
};

export const onFrontKept = (changed: () => void): (() => void) => {
  const told = ({ data }: MessageEvent): void => void (data?.kind === 'front' && changed());
  navigator.serviceWorker.addEventListener('message', told);
  return () => navigator.serviceWorker.removeEventListener('message', told);
};
