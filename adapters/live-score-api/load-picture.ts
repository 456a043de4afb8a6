import type { Time } from '#adapters/time/time.ts';
import { CallFault, faultOfBreak } from '#adapters/http/call-fault.ts';
import { createBulkhead } from '#adapters/http/bulkhead.ts';
import { readBytes } from '#adapters/http/read-body.ts';

export type LoadedPicture =
  | { readonly kind: 'picture'; readonly webp: Buffer }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly fault: CallFault };

interface PictureService {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type LoadPicture = (address: string) => Promise<LoadedPicture>;

const maxBytes = 1024 * 1024;
const maxPixels = 16_000_000;
const side = 640;
/** Milliseconds. */
const timeout = 5_000;
/** Limits for concurrent and queued images, because decoding needs much memory. */
const [atOnce, waiting] = [2, 40];

const reencoded = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(bytes, { limitInputPixels: maxPixels, density: 144 })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
};

const unavailable = (fault: CallFault): LoadedPicture => ({ kind: 'unavailable', fault });

/**
 * Re-encodes every image: only pixels of a third-party file reach a browser. Only the service's own URLs get its
 * headers.
 */
export const createLoadPicture = ({ url, headers }: PictureService, time: Pick<Time, 'deadline'>): LoadPicture => {
  const places = createBulkhead(atOnce, waiting);
  const fetchBytes = async (address: string, signal: AbortSignal): Promise<Buffer | LoadedPicture> => {
    const own = address.startsWith('/');
    const answer = await fetch(own ? url + address : address, {
      signal,
      redirect: 'error',
      headers: { accept: 'image/*', ...(own ? headers : {}) },
    });
    if (answer.ok) return readBytes(answer, maxBytes);
    await answer.body?.cancel();
    const { status } = answer;
    return status >= 500 || status === 429 ? unavailable(new CallFault('status', { status })) : { kind: 'none' };
  };
  const load = async (address: string, signal: AbortSignal): Promise<LoadedPicture> => {
    let bytes: Buffer | LoadedPicture;
    try {
      bytes = await fetchBytes(address, signal);
    } catch (cause) {
      return unavailable(faultOfBreak(cause));
    }
    if (!Buffer.isBuffer(bytes)) return bytes;
    try {
      return { kind: 'picture', webp: await reencoded(bytes) };
    } catch {
      return { kind: 'none' };
    }
  };
  return async (address) => {
    const signal = time.deadline(timeout);
    try {
      if (!(await places.enter(signal))) return unavailable(new CallFault('bulkhead-full'));
    } catch (cause) {
      return unavailable(faultOfBreak(cause));
    }
    try {
      return await load(address, signal);
    } finally {
      places.leave();
    }
  };
};
