import type { Time } from '#adapters/time/time.ts';
import { CallFault, faultOfBreak } from '#adapters/http/call-fault.ts';
import { createBulkhead } from '#adapters/http/bulkhead.ts';
import { readBytes } from '#adapters/http/read-body.ts';

/** What came of a picture: bytes of our own making, that there is none, or that nobody knows just now. */
export type LoadedPicture =
  | { readonly kind: 'picture'; readonly webp: Buffer }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly fault: CallFault };

/** Where the service's own pictures are. */
interface PictureService {
  readonly url: string;
  /** Sent with every call. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Loads what stands at an address that `createPicturePaths` allows. */
export type LoadPicture = (address: string) => Promise<LoadedPicture>;

const mostBytes = 1024 * 1024;
const mostPixels = 16_000_000;
/** Pixels; a crest is shown far smaller, a circuit not much larger. */
const side = 640;
/** Milliseconds. */
const patience = 5_000;
/** Pictures that are fetched and drawn at once, and those that wait: decoding takes memory that every reader shares. */
const [atOnce, waiting] = [2, 40];

/** sharp is loaded with the first picture, so that a start need not wait for it. */
const reencoded = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(bytes, { limitInputPixels: mostPixels, density: 144 })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
};

const unavailable = (fault: CallFault): LoadedPicture => ({ kind: 'unavailable', fault });

/**
 * Fetches pictures and draws each anew, so that nothing of a stranger's file reaches a reader but its pixels. The
 * service's own come with its headers, others without anything.
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
    if (answer.ok) return readBytes(answer, mostBytes);
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
      // What is no picture will not become one by asking again.
      return { kind: 'none' };
    }
  };
  return async (address) => {
    const signal = time.deadline(patience);
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
