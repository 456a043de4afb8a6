import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const between = (first: number, last: number): string => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** What the sites are written in: Hungarian, Romanian, the names of the neighbours, and the signs of good typography. */
const letters = [
  between(0x20, 0x7e), between(0xa0, 0xff),
  'őŐűŰăĂâÂîÎșȘțȚşŞţŢčČćĆđĐďĎěĚľĽĺĹłŁńŃňŇřŘŕŔśŚšŠťŤůŮźŹżŻžŽąĄęĘğĞıİāĀēĒīĪūŪņŅģĢķĶļĻœŒ',
  '–—‑„”“’‘‚…•·›‹«»′″−×→←↑↓№€₤™\u2009\u202f',
].join('');

/** Headlines and text use no weight outside of this. */
const variationAxes = { wght: { min: 400, max: 800 } };

/** Spacing, ligatures and marks as designed, figures that stand under each other; no small capitals or old-style figures. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'pnum', 'rclt', 'rlig', 'rvrn', 'tnum'];

const recipe = createHash('sha1').update(letters + JSON.stringify([variationAxes, keepFeatures])).digest('hex').slice(0, 6);

/** Built font files carry the recipe in their names, because their content is no longer that of the package. */
export const fontFileNames = `assets/[name]-[hash]-${recipe}[extname]`;

const axesOf = (name: string): object => (name.includes('wght') || name.includes('opsz') ? { variationAxes } : {});

/** Cuts the fonts of the build to the letters that can occur and the weights that do: a reader loads less than half. */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const fonts = Object.values(bundle).flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.woff2') ? [file] : []));
    await Promise.all(fonts.map(async (font) => {
      font.source = await subsetFont(Buffer.from(font.source), letters, { targetFormat: 'woff2', keepFeatures, ...axesOf(font.fileName) });
    }));
  },
};
