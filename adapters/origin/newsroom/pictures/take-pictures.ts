import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Fault } from '../file/fault.ts';
import type { ReadFile } from '../file/read-article-file.ts';
import { slugOf } from '../../content/slug-of.ts';
import { writeWhole } from '../../uploads/upload-file.ts';
import { cleanPicture } from './clean-picture.ts';
import type { CleanPicture } from './clean-picture.ts';

/** Where the pictures that files name have come to stand among the uploads. */
export interface TakenPictures {
  readonly pathOf: (articleFile: string, picture: string) => string;
  /** The same HTML with the pictures' new places: `<figure data-picture="hid.jpg">`. */
  readonly inText: (articleFile: string, html: string) => string;
  /** Writes those that are new into `uploads/`. */
  readonly store: () => Promise<void>;
}

const figure = /<figure data-picture="([^"]+)">/g;
const mostBytes = 40 * 1024 * 1024;

interface Named {
  readonly picture: string;
  readonly line: number | null;
}

const namedIn = ({ claims, pages, posts, lineOf }: ReadFile): readonly Named[] => {
  const inHtml = (html: string, line: number | null): readonly Named[] =>
    [...html.matchAll(figure)].map(([, picture = '']) => ({ picture, line }));
  const cover = claims.cover?.file === undefined ? [] : [{ picture: claims.cover.file, line: lineOf('cover', 'file') }];
  return [
    ...cover,
    ...pages.flatMap((page) => inHtml(page, null)),
    ...(posts ?? []).flatMap(({ html, line }) => inHtml(html, line)),
  ];
};

/**
 * Named after its content, so that the same picture is kept once, and one that was exported comes back to its own
 * name.
 */
const nameFor = (file: string, { bytes, extension }: CleanPicture): string => {
  const mark = hash('sha256', bytes).slice(0, 10);
  const stem = basename(file).replace(/\.[^.]*$/, '');
  return stem.endsWith(`-${mark}`)
    ? `${stem}.${extension}`
    : `${slugOf(stem).slice(0, 60) || 'kep'}-${mark}.${extension}`;
};

const readPicture = async (file: string): Promise<CleanPicture | null> => {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile() || found.size > mostBytes) return null;
  return cleanPicture(await readFile(file));
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

/**
 * Reads every picture that the files name; one that is not there, or is no picture, is told. Nothing is written
 * before `store`.
 */
export const takePictures = async (
  files: readonly ReadFile[],
  folderOf: ReadonlyMap<string, string>,
  dataDir: string,
  tell: (fault: Fault) => void,
): Promise<TakenPictures> => {
  const [names, bytes] = [new Map<string, string>(), new Map<string, Buffer>()];
  const placeOf = (articleFile: string, picture: string): string => resolve(folderOf.get(articleFile) ?? '.', picture);
  for (const article of files) {
    for (const { picture, line } of namedIn(article)) {
      const place = placeOf(article.file, picture);
      if (names.has(place)) continue;
      const clean = await readPicture(place).catch(() => null);
      if (clean === null) tell({ file: article.file, line, kind: 'bad-picture', found: picture });
      const name = clean === null ? '' : nameFor(place, clean);
      names.set(place, name);
      if (clean !== null) bytes.set(name, clean.bytes);
    }
  }
  const pathOf = (articleFile: string, picture: string): string =>
    `/uploads/${names.get(placeOf(articleFile, picture)) ?? ''}`;
  return {
    pathOf,
    inText: (articleFile, html) =>
      html.replace(
        figure,
        (_, picture: string) => `<figure data-type="picture" data-src="${pathOf(articleFile, picture)}">`,
      ),
    store: async () => {
      for (const [name, content] of bytes) await keep(join(dataDir, 'uploads'), name, content);
    },
  };
};
