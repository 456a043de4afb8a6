import { hash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { elementsOf, rewriteAttribute } from '../../database/article-text/elements.ts';
import type { ReadFile } from '../file/read-article-file.ts';
import { slugOf } from '../../content/slug-of.ts';
import { writeWhole } from '../../media/uploads/upload-file.ts';
import { cleanPicture } from './clean-picture.ts';
import type { CleanPicture } from './clean-picture.ts';

export interface TakenPictures {
  readonly pathOf: (articleFile: string, picture: string) => string;
  readonly inText: (articleFile: string, html: string) => string;
  readonly isTaken: (name: string) => boolean;
  readonly store: () => Promise<void>;
}

const attribute = 'data-picture';
const maxBytes = 40 * 1024 * 1024;

interface Named {
  readonly picture: string;
  readonly line: number;
}

const namedIn = ({ claims, pages, pageLines, posts, lineOf }: ReadFile): readonly Named[] => {
  const inHtml = (html: string, firstLine = 1): readonly Named[] =>
    !html.includes(attribute)
      ? []
      : elementsOf(html).flatMap(({ tag, attributes, line }) => {
          const picture = attributes.get(attribute);
          return tag === 'figure' && picture !== undefined ? [{ picture, line: firstLine + line - 1 }] : [];
        });
  const cover = claims.cover?.file === undefined ? [] : [{ picture: claims.cover.file, line: lineOf('cover', 'file') }];
  return [
    ...cover,
    ...pages.flatMap((page, at) => inHtml(page, pageLines[at])),
    ...(posts ?? []).flatMap(({ html, textLine }) => inHtml(html, textLine)),
  ];
};

/** Named by content: each picture is stored once, and an exported one gets its old name back. */
const nameFor = (file: string, { bytes, extension }: CleanPicture): string => {
  const mark = hash('sha256', bytes).slice(0, 10);
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

const keep = async (folder: string, name: string, bytes: Buffer): Promise<void> => {
  if (
    await stat(join(folder, name)).then(
      () => true,
      () => false,
    )
  )
    return;
  await writeWhole(folder, name, bytes);
};

/** Reports missing and invalid pictures. Writes nothing before `store`. */
export const takePictures = async (
  files: readonly ReadFile[],
  folderOf: ReadonlyMap<string, string>,
  dataDir: string,
  tell: (fault: Fault) => void,
): Promise<TakenPictures> => {
  const [names, bytes] = [new Map<string, string>(), new Map<string, Buffer>()];
  const folderBeside = (articleFile: string): string => resolve(folderOf.get(articleFile) ?? '.');
  const placeOf = (articleFile: string, picture: string): string => resolve(folderBeside(articleFile), picture);
  for (const article of files) {
    for (const { picture, line } of namedIn(article)) {
      const place = placeOf(article.file, picture);
      if (!(await isBeside(folderBeside(article.file), place))) {
        tell({ file: article.file, line, kind: 'picture-elsewhere', found: picture });
        continue;
      }
      if (!names.has(place)) {
        const clean = await readPicture(place).catch(() => null);
        const name = clean === null ? '' : nameFor(place, clean);
        names.set(place, name);
        if (clean !== null) bytes.set(name, clean.bytes);
      }
      if (names.get(place) === '') tell({ file: article.file, line, kind: 'bad-picture', found: picture });
    }
  }
  const pathOf = (articleFile: string, picture: string): string =>
    `/uploads/${names.get(placeOf(articleFile, picture)) ?? ''}`;
  return {
    pathOf,
    inText: (articleFile, html) =>
      rewriteAttribute(
        html,
        'figure',
        attribute,
        (picture) => `data-type="picture" data-src="${pathOf(articleFile, picture)}"`,
      ),
    isTaken: (name) => bytes.has(name),
    store: async () => {
      for (const [name, content] of bytes) await keep(join(dataDir, 'uploads'), name, content);
    },
  };
};
