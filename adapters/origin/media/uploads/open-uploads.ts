import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';
import type { Asked } from '../../http/listen.ts';
import { notFound } from '../../http/problem.ts';
import type { Reply } from '../../http/reply.ts';
import { makeVariant } from './make-variant.ts';
import { namedSizes } from './named-sizes.ts';
import { formatFor, readPictureAddress } from './picture-address.ts';
import type { Format, PictureAddress } from './picture-address.ts';
import { takeTurns } from '../../http/take-turns.ts';
import { readIfThere, writeWhole } from './upload-file.ts';

type Variant = NonNullable<PictureAddress['variant']>;

interface Needs {
  /** Originals are in `uploads/`, cached variants in `images/`. */
  readonly dataDir: string;
  /** Settles when all pending originals are written. */
  readonly originalsReady: () => Promise<void>;
  readonly fetchOriginal: (file: string) => Promise<Buffer | null>;
  readonly isRemoved: (file: string) => Promise<boolean>;
  /** Staff also see files of articles that are not public (R30). */
  readonly isOfStaff: (request: IncomingMessage) => Promise<boolean>;
  readonly time: Time;
}

const atOnce = 2;
const maxWaiting = 400;
const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
/** Files are immutable, but removed ones must expire (R43). */
const forADay = { 'Cache-Control': 'public, max-age=86400, must-revalidate' } as const;

const forStaff = { 'Cache-Control': 'private, no-store' } as const;

/** Serves originals and variants under `/uploads/`. Variants are made on demand and cached on disk. */
export const openUploads = ({
  dataDir,
  originalsReady,
  fetchOriginal,
  isRemoved,
  isOfStaff,
  time,
}: Needs): ((name: string, asked: Asked) => Promise<Reply>) => {
  const [originals, images] = [join(dataDir, 'uploads'), join(dataDir, 'images')];
  const inTurn = takeTurns(atOnce, maxWaiting, 'Too many pictures are being resized');
  const underway = new Map<string, Promise<Buffer>>();

  const soon = (): Promise<false> => new Promise((resolve) => void time.after(150, () => resolve(false)));
  const elsewhere = async (file: string): Promise<Buffer> => {
    const bytes = await fetchOriginal(file);
    if (bytes === null) throw notFound(`Picture ${file}`);
    // A full disk must not fail this request; the next one loads the file again.
    await writeWhole(originals, file, bytes).catch(() => undefined);
    return bytes;
  };
  const original = async (file: string): Promise<Buffer> => {
    for (let ready = false; ;) {
      const found = await readIfThere(join(originals, file));
      if (found !== null) return found;
      if (ready) return elsewhere(file);
      // The original may still be pending: check again soon, and once more when all are written.
      ready = await Promise.race([originalsReady().then(() => true), soon()]);
    }
  };
  const make = async ({ file, size, modifier }: Variant, format: Format, kept: string): Promise<Buffer> => {
    const bytes = await original(file);
    const made = await inTurn(() => makeVariant(bytes, size, modifier, format));
    // It may have been removed during rendering, with all its variants.
    if (await isRemoved(file)) throw notFound('The picture');
    await writeWhole(images, kept, made);
    return made;
  };
  /** Concurrent requests share one render. */
  const once = (variant: Variant, format: Format, kept: string): Promise<Buffer> => {
    const making = underway.get(kept) ?? make(variant, format, kept).finally(() => underway.delete(kept));
    underway.set(kept, making);
    return making;
  };
  /** Stores nothing: variants of a file that is being deleted must not stay. */
  const hiddenVariant = async (variant: Variant, format: Format): Promise<Buffer> => {
    const bytes = await original(variant.file);
    return inTurn(() => makeVariant(bytes, variant.size, variant.modifier, format));
  };
  const variantReply = async (variant: Variant, accept: string, isHidden: boolean): Promise<Reply> => {
    const format = namedSizes[variant.size]?.exact ? 'jpeg' : formatFor(accept);
    const kept = `${variant.file}_${variant.size}@${variant.modifier}.${format}`;
    const body =
      (await readIfThere(join(images, kept))) ??
      (await (isHidden ? hiddenVariant(variant, format) : once(variant, format, kept)));
    return { body, type: `image/${format}`, headers: { ...(isHidden ? forStaff : forADay), Vary: 'Accept' } };
  };

  return async (name, { request }) => {
    const address = readPictureAddress(name);
    if (address === null) throw notFound('The picture');
    const isHidden = await isRemoved(address.variant?.file ?? address.file);
    if (isHidden && !(await isOfStaff(request))) throw notFound('The picture');
    if (address.variant !== null) return variantReply(address.variant, request.headers.accept ?? '', isHidden);
    const type = types[extname(address.file)] ?? 'application/octet-stream';
    return {
      body: await original(address.file),
      type,
      headers: isHidden ? forStaff : forADay,
      ranged: /^(?:audio|video)/.test(type),
    };
  };
};
