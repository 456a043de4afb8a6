import { fits, maxKept } from '#core/app-shell/kept-front/bounds.ts';
import type { WhatServerSays } from '#core/app-shell/kept-front/what-server-says.ts';
import { payloadAddress } from '../../window/payload-address.ts';
import { noteAddress } from './front-note.ts';
import { fetchPicture, sizeOf } from './picture-cuts.ts';
import { sayingOf } from './saying-of.ts';

export interface FrontShelf {
  readonly cache: Cache;
  readonly sizes: Map<string, number>;
}

const isPicture = (answer: Response): boolean => (answer.headers.get('content-type') ?? '').startsWith('image/');

const told = (url: string): string =>
  url.startsWith(self.location.origin) ? url.slice(self.location.origin.length) : url;

export const openShelf = async (cache: Cache): Promise<FrontShelf> => {
  const sizes = new Map<string, number>();
  for (const { url } of await cache.keys()) {
    const copy = told(url) === noteAddress ? undefined : await cache.match(url);
    if (copy) sizes.set(told(url), sizeOf(copy));
  }
  return { cache, sizes };
};

export const drop = async ({ cache, sizes }: FrontShelf, address: string): Promise<void> => {
  sizes.delete(address);
  await cache.delete(address);
};

/** Deletes the old copy when the new one does not fit, because the old one is outdated. */
const put = async (shelf: FrontShelf, address: string, answer: Response): Promise<boolean> => {
  const body = await answer.blob();
  if (!fits(shelf.sizes, address, body.size)) {
    await drop(shelf, address);
    return false;
  }
  const headers = new Headers({ 'content-length': String(body.size) });
  for (const name of ['content-type', 'content-security-policy', 'etag']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    await shelf.cache.put(address, new Response(body, { headers }));
  } catch {
    await drop(shelf, address);
    return false;
  }
  shelf.sizes.set(address, body.size);
  return true;
};

export const dropPage = async (shelf: FrontShelf, path: string): Promise<void> => {
  await drop(shelf, path);
  await drop(shelf, payloadAddress(path));
};

/** `omit`: store public pages only. `no-store`: the HTTP cache may be stale. */
const ask = (address: string, etag: string | null = null): Promise<Response> =>
  fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    headers: etag === null ? {} : { 'if-none-match': etag },
  });

export const askAboutPage = async (shelf: FrontShelf, path: string): Promise<WhatServerSays> => {
  const etag = (await shelf.cache.match(path))?.headers.get('etag') ?? null;
  const answer = await ask(path, etag).catch(() => null);
  const saying = answer === null ? 'nothing' : sayingOf(answer);
  if (saying === 'gone') await dropPage(shelf, path);
  if (answer === null || saying !== 'changed') return saying;
  await drop(shelf, payloadAddress(path));
  if (!(await put(shelf, path, answer))) return 'gone';
  const data = await ask(payloadAddress(path)).catch(() => null);
  if (data !== null && sayingOf(data) === 'changed') await put(shelf, payloadAddress(path), data);
  return saying;
};

export const documentAt = async ({ cache }: FrontShelf, path: string): Promise<string> =>
  (await (await cache.match(path))?.text()) ?? '';

const picturesOn = async ({ cache, sizes }: FrontShelf): Promise<ReadonlyMap<string, number>> => {
  const pictures = new Map<string, number>();
  for (const [address, size] of sizes) {
    const copy = await cache.match(address);
    if (copy && isPicture(copy)) pictures.set(address, size);
  }
  return pictures;
};

export const dropOtherPictures = async (shelf: FrontShelf, shown: ReadonlySet<string>): Promise<void> => {
  for (const address of (await picturesOn(shelf)).keys()) if (!shown.has(address)) await drop(shelf, address);
};

export const fetchPictures = async (shelf: FrontShelf, wanted: ReadonlyMap<string, string>): Promise<void> => {
  const pictures = new Map(await picturesOn(shelf));
  for (const [plain, address] of wanted) {
    if (shelf.sizes.has(plain)) continue;
    const picture = await fetchPicture(address);
    if (picture === null || !fits(pictures, plain, sizeOf(picture), maxKept.pictures.bytes)) continue;
    if (await put(shelf, plain, picture)) pictures.set(plain, sizeOf(picture));
  }
};
