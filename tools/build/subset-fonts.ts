import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { withPlainPunctuation } from './plain-punctuation.ts';
import { otherLetters, splitFaces, usualLetters } from './font-letters.ts';

/** Headlines and text use no other weights. */
const wght = { min: 400, max: 800 };

/** Optical sizes in pixels. Small sizes use the text cut: a caption cut would be a third of the file. */
const opsz = { 'source-serif-4': { min: 20, max: 60 }, newsreader: { min: 18, max: 72 } };

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
  .update(usualLetters + otherLetters + JSON.stringify([wght, opsz, keepFeatures, 'digits alone are tabular']))
  .digest('hex')
  .slice(0, 6);

/** The recipe is part of the name, because `[hash]` covers only the original file. */
export const fontFileNames = `assets/[name]-[hash]-${recipe}[extname]`;

/** Subsetting is the slowest build step, therefore results are cached. */
const kept = 'node_modules/.cache/subset-fonts';

const axesOf = (name: string): object => {
  if (name.includes('wght')) return { variationAxes: { wght } };
  if (!name.includes('opsz')) return {};
  const [, sizes] = Object.entries(opsz).find(([face]) => name.includes(face)) ?? [];
  return { variationAxes: { wght, ...(sizes && { opsz: sizes }) } };
};

/** This font's commas and percent signs are as wide as digits in tables. */
const wideMarks = /schibsted-grotesk-latin-wght/;

const withDigitsAlone = async (source: Buffer): Promise<Buffer> =>
  Buffer.from(withPlainPunctuation(await subsetFont(source, usualLetters, { targetFormat: 'truetype', keepFeatures })));

const cut = async (source: Buffer, name: string, letters: string): Promise<Uint8Array> => {
  const key = createHash('sha1').update(source).update(letters).digest('hex');
  const file = join(kept, `${key}-${recipe}.woff2`);
  const before = await readFile(file).catch(() => null);
  if (before) return before;
  const plain = wideMarks.test(name) && letters === usualLetters ? await withDigitsAlone(source) : source;
  const font = await subsetFont(plain, letters, { targetFormat: 'woff2', keepFeatures, ...axesOf(name) });
  await mkdir(kept, { recursive: true });
  // Atomic write: a build may be interrupted.
  await writeFile(`${file}.${process.pid}`, font);
  await rename(`${file}.${process.pid}`, file);
  return font;
};

const otherOf = (file: string): string => file.replace(/\.woff2$/, '-other.woff2');

const packageOfFont = (file: string): readonly string[] =>
  /@fontsource-variable\/([^/]+)\/.*\.woff2$/.exec(file)?.slice(1) ?? [];

/** Subsets fonts to the letters and weights in use, with rare letters apart: readers load a third. Adds their licences. */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const assets = Object.values(bundle).filter((file) => file.type === 'asset');
    await Promise.all(
      assets
        .filter(({ fileName }) => fileName.endsWith('.woff2'))
        .map(async (font) => {
          const source = Buffer.from(font.source);
          const fileName = otherOf(font.fileName);
          this.emitFile({ type: 'asset', fileName, source: await cut(source, fileName, otherLetters) });
          font.source = await cut(source, font.fileName, usualLetters);
        }),
    );
    const packages = new Set(assets.flatMap(({ originalFileNames }) => originalFileNames.flatMap(packageOfFont)));
    for (const one of packages)
      this.emitFile({
        type: 'asset',
        // With `name`, licences of equal text would become one file.
        fileName: `assets/${one}-LICENSE.txt`,
        source: await readFile(`node_modules/@fontsource-variable/${one}/LICENSE`),
      });
    for (const sheet of assets)
      if (sheet.fileName.endsWith('.css')) sheet.source = splitFaces(String(sheet.source), otherOf);
  },
};
