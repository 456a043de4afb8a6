import { hash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { cleanPicture } from '#adapters/origin/newsroom/pictures/clean-picture.ts';
import { mediaExtension, type MediaTag } from '#adapters/origin/newsroom/pictures/media-file.ts';
import type { FileFate, Taken } from '../moved/file-fate.ts';
import { ownText } from '../moved/own-text.ts';
import { ownFile, ownFolder } from '../write/own-modes.ts';
import { guardedFetch, type FetchLimits } from './guarded-fetch.ts';

export interface StoreNeeds extends FetchLimits {
  /** Folders where the files of the old site may be. */
  readonly folders: readonly string[];
  readonly fetch: boolean;
  readonly maxPictures: number;
  /** Of a film or sound. */
  readonly maxMediaBytes: number;
  /** Called with each new picture: a resumed run reads them again. */
  readonly note: (address: string, path: string) => void;
}

/** WordPress stores smaller sizes beside the whole picture. */
const wholeSize = (address: string): string =>
  address.startsWith('data:')
    ? hash('sha256', address)
    : ownText(address.replace(/^https?:/, '').replace(/-\d+x\d+(?=\.\w+$)|-scaled(?=\.\w+$)/, ''));

type Found = { readonly path: string } | { readonly why: string };

const dataUri = /^data:image\/[\w.+-]+(;base64)?,(.*)$/s;

const escapes = (path: string): boolean => path.startsWith('..') || path.startsWith('/');

const readable = async (folder: string, path: string, maxBytes: number): Promise<Buffer | null> => {
  const file = join(folder, path);
  if (escapes(relative(folder, file))) return null;
  const [real, root] = await Promise.all([realpath(file).catch(() => null), realpath(folder).catch(() => null)]);
  if (real === null || root === null || escapes(relative(root, real))) return null;
  const found = await stat(real);
  return found.isFile() && found.size <= maxBytes ? readFile(real) : null;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The file of an address in a copy of the old site: the whole path, or from `uploads` or `content` on. */
const pathsOf = (address: string): readonly string[] => {
  const path = decoded((URL.parse(address)?.pathname ?? address.replace(/[?#].*$/, '')).replace(/^\/+/, ''));
  const parts = path.split('/');
  return [
    path,
    ...parts.flatMap((part, at) =>
      /^(?:wp-content|uploads|content|images)$/.test(part) ? [parts.slice(at).join('/')] : [],
    ),
  ];
};

/** Takes each picture once, from the files of the old site or from its server, as a JPEG or PNG that import accepts. */
export class PictureStore {
  private readonly found = new Map<string, Promise<Found>>();
  private readonly taken = new Set<string>();
  private readonly seen = new Set<string>();
  private readonly needs: StoreNeeds;
  private count = 0;

  constructor(needs: StoreNeeds, known: Iterable<readonly [address: string, path: string]> = []) {
    this.needs = needs;
    for (const [address, path] of known) {
      this.found.set(address, Promise.resolve({ path }));
      this.taken.add(wholeSize(address.replace(/^(?:audio|video) /, '')));
    }
    this.count = this.found.size;
  }

  /** Of a file of the old site, after all articles. */
  fateOf(address: string): FileFate {
    const whole = wholeSize(address);
    if (this.taken.has(whole)) return 'taken';
    return this.seen.has(whole) ? 'linked' : 'unused';
  }

  /** Notes a file that a text names. */
  see(address: string): void {
    this.seen.add(wholeSize(address));
  }

  /** `folder` is the article's: its file names pictures below it. */
  async take(address: string, folder: string, beside: readonly string[] = []): Promise<Taken> {
    const key = address.startsWith('data:') ? hash('sha256', address) : ownText(address);
    let finding = this.found.get(key);
    if (finding === undefined) {
      finding = this.find(address, join(folder, 'pictures'), beside, key).catch((error: unknown) => ({
        why: String(error),
      }));
      this.found.set(key, finding);
    }
    const found = await finding;
    if ('why' in found) return found;
    const own = join(folder, 'pictures', basename(found.path));
    if (own !== found.path) await this.copy(found.path, own);
    return { file: `pictures/${basename(found.path)}` };
  }

  /** Takes a film or sound as it is. */
  async takeMedia(address: string, folder: string, tag: MediaTag, beside: readonly string[] = []): Promise<Taken> {
    const key = `${tag} ${address}`;
    let finding = this.found.get(key);
    if (finding === undefined) {
      finding = this.findMedia(address, join(folder, 'media'), beside, tag).catch((error: unknown) => ({
        why: String(error),
      }));
      this.found.set(key, finding);
    }
    const found = await finding;
    if ('why' in found) return found;
    const own = join(folder, 'media', basename(found.path));
    if (own !== found.path) await this.copy(found.path, own);
    return { file: `media/${basename(found.path)}` };
  }

  private async findMedia(address: string, folder: string, beside: readonly string[], tag: MediaTag): Promise<Found> {
    if (this.count >= this.needs.maxPictures) return { why: 'more files than --max-pictures' };
    this.count += 1;
    const given = await this.bytesOf(address, beside, this.needs.maxMediaBytes);
    const extension = 'why' in given || given.bytes.length < 12 ? null : mediaExtension(given.bytes, tag);
    if ('why' in given || extension === null) {
      this.count -= 1;
      return { why: 'why' in given ? given.why : 'not a film or sound that pages can play' };
    }
    const name = decoded(basename(URL.parse(address)?.pathname ?? address)).replace(/\.[^.]*$/, '');
    const mark = hash('sha256', given.bytes).slice(0, 10);
    const path = join(folder, `${slugOf(name).slice(0, 60) || tag}-${mark}.${extension}`);
    await mkdir(folder, ownFolder);
    await writeFile(path, given.bytes, ownFile);
    this.taken.add(wholeSize(address));
    this.needs.note(`${tag} ${address}`, path);
    return { path };
  }

  private async copy(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), ownFolder);
    await link(from, to).catch((error: NodeJS.ErrnoException) =>
      error.code === 'EEXIST' ? undefined : copyFile(from, to),
    );
  }

  private async find(address: string, folder: string, beside: readonly string[], key: string): Promise<Found> {
    if (this.count >= this.needs.maxPictures) return { why: 'more pictures than --max-pictures' };
    this.count += 1;
    const given = await this.bytesOf(address, beside, this.needs.maxBytes);
    if ('why' in given) {
      this.count -= 1;
      return given;
    }
    const clean = await cleanPicture(given.bytes).catch(() => null);
    if (clean === null) return { why: 'not a picture that pages can show' };
    const name = decoded(basename(URL.parse(address)?.pathname ?? address)).replace(/\.[^.]*$/, '');
    const stem = address.startsWith('data:') ? 'kep' : slugOf(name).slice(0, 60) || 'kep';
    const path = join(folder, `${stem}-${hash('sha256', clean.bytes).slice(0, 10)}.${clean.extension}`);
    await mkdir(folder, ownFolder);
    await writeFile(path, clean.bytes, ownFile);
    this.taken.add(wholeSize(key));
    this.needs.note(key, path);
    return { path };
  }

  private async bytesOf(
    address: string,
    beside: readonly string[],
    maxBytes: number,
  ): Promise<{ readonly bytes: Buffer } | { readonly why: string }> {
    const [, isBase64, data = ''] = dataUri.exec(address) ?? [];
    if (address.startsWith('data:'))
      return { bytes: isBase64 === undefined ? Buffer.from(decoded(data)) : Buffer.from(data, 'base64') };
    const { folders, fetch } = this.needs;
    for (const folder of [...beside, ...folders])
      for (const path of pathsOf(address)) {
        const bytes = await readable(folder, path, maxBytes);
        if (bytes !== null) return { bytes };
      }
    if (!/^https?:/.test(address)) return { why: 'there is no such file' };
    return fetch ? guardedFetch(address, { ...this.needs, maxBytes }) : { why: 'not loaded; --fetch loads pictures' };
  }
}
