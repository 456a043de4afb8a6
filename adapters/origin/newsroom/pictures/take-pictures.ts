import { hash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { elementsOf, rewriteAttribute } from '../../database/article-text/elements.ts';
import type { ReadFile } from '../file/read-article-file.ts';
import { slugOf } from '../../content/slug-of.ts';
import { writeWhole } from '../../media/uploads/upload-file.ts';
import { mediaTags, type MediaTag, readMedia } from './media-file.ts';
import { cleanPicture } from './clean-picture.ts';
import type { CleanPicture } from './clean-picture.ts';

export interface TakenPictures {
  readonly pathOf: (articleFile: string, picture: string) => string;
  readonly inText: (articleFile: string, html: string) => string;
  readonly isTaken: (name: string) => boolean;
  readonly store: () => Promise<void>;
}

const attribute = 'data-picture';
const mediaAttribute = 'data-media';
const maxBytes = 40 * 1024 * 1024;

interface Named {
  readonly picture: string;
  readonly line: number;
  readonly media?: MediaTag;
}

const namedIn = ({ claims, pages, pageLines, posts, lineOf }: ReadFile): readonly Named[] => {
  const inHtml = (html: string, firstLine = 1): readonly Named[] =>
    !html.includes(attribute) && !html.includes(mediaAttribute)
      ? []
      : elementsOf(html).flatMap(({ tag, attributes, line }) => {
          const media = mediaTags.find((one) => one === tag);
          const picture = attributes.get(media === undefined ? attribute : mediaAttribute);
          const at = { line: firstLine + line - 1, ...(media !== undefined && { media }) };
          return (media ?? (tag === 'figure' || null)) !== null && picture !== undefined ? [{ picture, ...at }] : [];
        });
  const cover = claims.cover?.file === undefined ? [] : [{ picture: claims.cover.file, line: lineOf('cover', 'file') }];
  return [
    ...cover,
    ...pages.flatMap((page, at) => inHtml(page, pageLines[at])),
    ...(posts ?? []).flatMap(({ html, textLine }) => inHtml(html, textLine)),
  ];
};

/** Named by content: each picture is stored once, and an exported one gets its old name back. */
const nameFor = (file: string, mark: string, extension: string): string => {
  const stem = basename(file).replace(/\.[^.]*$/, '');
  return stem.endsWith(`-${mark}`)
    ? `${stem}.${extension}`
    : `${slugOf(stem).slice(0, 60) || 'kep'}-${mark}.${extension}`;
};

const readPicture = async (file: string): Promise<CleanPicture | null> => {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile() || found.size > maxBytes) return null;
  return cleanPicture(await readFile(file));
};

const isWithin = (folder: string, file: string): boolean => {
  const way = relative(folder, file);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** Pictures become public: an article from elsewhere must not name other files of the operator, nor by a link. */
const isBeside = async (folder: string, file: string): Promise<boolean> => {
  if (!isWithin(folder, file)) return false;
  const real = await realpath(file).catch(() => null);
  return real === null || isWithin(await realpath(folder), real);
};

const keep = async (folder: string, name: string, bytes: () => Buffer | Promise<Buffer>): Promise<void> => {
  if (
    await stat(join(folder, name)).then(
      () => true,
      () => false,
    )
  )
    return;
  await writeWhole(folder, name, await bytes());
};

/** Reports missing and invalid pictures. Writes nothing before `store`. */
export const takePictures = async (
  files: readonly ReadFile[],
  folderOf: ReadonlyMap<string, string>,
  dataDir: string,
  tell: (fault: Fault) => void,
): Promise<TakenPictures> => {
  const [names, bytes] = [new Map<string, string>(), new Map<string, Buffer>()];
  /** Files, which are read when they are stored. */
  const media = new Map<string, string>();
  const folderBeside = (articleFile: string): string => resolve(folderOf.get(articleFile) ?? '.');
  const placeOf = (articleFile: string, picture: string): string => resolve(folderBeside(articleFile), picture);
  const nameOf = async (place: string, tag: MediaTag | undefined): Promise<string> => {
    if (tag === undefined) {
      const clean = await readPicture(place).catch(() => null);
      if (clean === null) return '';
      const name = nameFor(place, hash('sha256', clean.bytes).slice(0, 10), clean.extension);
      bytes.set(name, clean.bytes);
      return name;
    }
    const found = await readMedia(place, tag).catch(() => null);
    if (found === null) return '';
    const name = nameFor(place, found.mark, found.extension);
    media.set(name, place);
    return name;
  };
  for (const article of files) {
    for (const { picture, line, media: tag } of namedIn(article)) {
      const place = placeOf(article.file, picture);
      if (!(await isBeside(folderBeside(article.file), place))) {
        tell({ file: article.file, line, kind: 'picture-elsewhere', found: picture });
        continue;
      }
      const key = tag === undefined ? place : `${tag} ${place}`;
      if (!names.has(key)) names.set(key, await nameOf(place, tag));
      if (names.get(key) === '')
        tell({ file: article.file, line, kind: tag === undefined ? 'bad-picture' : 'bad-media', found: picture });
    }
  }
  const uploads = join(dataDir, 'uploads');
  const pathOf = (articleFile: string, picture: string): string =>
    `/uploads/${names.get(placeOf(articleFile, picture)) ?? ''}`;
  return {
    pathOf,
    inText: (articleFile, html) =>
      mediaTags.reduce(
        (text, tag) =>
          rewriteAttribute(
            text,
            tag,
            mediaAttribute,
            (file) => `src="/uploads/${names.get(`${tag} ${placeOf(articleFile, file)}`) ?? ''}"`,
          ),
        rewriteAttribute(
          html,
          'figure',
          attribute,
          (picture) => `data-type="picture" data-src="${pathOf(articleFile, picture)}"`,
        ),
      ),
    isTaken: (name) => bytes.has(name) || media.has(name),
    store: async () => {
      for (const [name, content] of bytes) await keep(uploads, name, () => content);
      for (const [name, file] of media) await keep(uploads, name, () => readFile(file));
    },
  };
};
