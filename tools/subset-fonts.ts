import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/**
 * What the sites are written in: Hungarian, Romanian, the names of the neighbours, and the signs of good typography.
 */
const letters = [
  between(0x20, 0x7e),
  between(0xa0, 0xff),
  'őŐűŰăĂâÂîÎșȘțȚşŞţŢčČćĆđĐďĎěĚľĽĺĹłŁńŃňŇřŘŕŔśŚšŠťŤůŮźŹżŻžŽąĄęĘğĞıİāĀēĒīĪūŪņŅģĢķĶļĻœŒ',
  '–—‑„”“’‘‚…•·›‹«»′″−×→←↑↓№€₤™\u2009\u202f',
].join('');

/** Headlines and text use no weight outside of this. */
const variationAxes = { wght: { min: 400, max: 800 } };

/**
 * Spacing, ligatures and marks as designed, figures that stand under each other; no small capitals or old-style
 * figures.
 */
const keepFeatures = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'lnum',
  'locl',
  'mark',
  'mkmk',
  'pnum',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
];

const recipe = createHash('sha1')
  .update(letters + JSON.stringify([variationAxes, keepFeatures]))
  .digest('hex')
  .slice(0, 6);

/** Built font files carry the recipe in their names, because their content is no longer that of the package. */
export const fontFileNames = `assets/[name]-[hash]-${recipe}[extname]`;

/** Cutting takes longer than all else in a build; a font is cut once. */
const kept = 'node_modules/.cache/subset-fonts';

const axesOf = (name: string): object => (name.includes('wght') || name.includes('opsz') ? { variationAxes } : {});

const cut = async (source: Buffer, name: string): Promise<Uint8Array> => {
  const file = join(kept, `${createHash('sha1').update(source).digest('hex')}-${recipe}.woff2`);
  const before = await readFile(file).catch(() => null);
  if (before) return before;
  const font = await subsetFont(source, letters, { targetFormat: 'woff2', keepFeatures, ...axesOf(name) });
  await mkdir(kept, { recursive: true });
  // Whole or not at all: a build may be stopped halfway.
  await writeFile(`${file}.${process.pid}`, font);
  await rename(`${file}.${process.pid}`, file);
  return font;
};

/** Cuts the fonts of the build to the letters that can occur and the weights that do: a reader loads less than half. */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const fonts = Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.woff2') ? [file] : [],
    );
    await Promise.all(
      fonts.map(async (font) => {
        font.source = await cut(Buffer.from(font.source), font.fileName);
      }),
    );
  },
};
