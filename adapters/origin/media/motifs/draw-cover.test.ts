import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from './draw-avatar.ts';
import { drawCover } from './draw-cover.ts';
import { drawnMotifs, motifs, plainMotifs, variantCount } from './motifs.ts';
import { coverPalettes } from './canvas/palettes.ts';

const variants = Array.from({ length: variantCount }, (_, at) => at + 1);
const authors = [
  'Szalkay Dorka',
  'Vermesi Bálint',
  'Halmágyi Eszter',
  'Kesztyűs Márk',
  'Bodolai Lilla',
  'Füzesséry Andor',
  'Tarcsafalvi Noémi',
  'Őrsi Botond',
  'Ürmösi Kinga',
  'Gyergyai Csongor',
  'Lőrincz-Vass Júlia',
  'Zsombolyai Ferenc',
];

const flawOf = (svg: string): string | null => {
  const open: string[] = [];
  let end = 0;
  for (const tag of svg.matchAll(/<(\/?)([A-Za-z]+)((?: [\w-]+(?::\w+)?="[^"<>&]*")*)(\/?)>/g)) {
    if (tag.index !== end) return `stray text at ${end}`;
    end = tag.index + tag[0].length;
    const [, closing, name = '', , alone] = tag;
    if (!/^(svg|g|rect|path|circle|ellipse|polygon|clipPath)$/.test(name)) return `unexpected ${name}`;
    if (closing === '/') {
      if (open.pop() !== name) return `unbalanced ${name} at ${end}`;
    } else if (alone !== '/') open.push(name);
  }
  if (end !== svg.length || open.length > 0) return 'cut short';
  return /NaN|Infinity|undefined|null|\[object/.exec(svg)?.[0] ?? null;
};

const idsOf = (svg: string): readonly string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

const anyWish = fc.record({
  motif: fc.constantFrom(...motifs),
  variant: fc.integer({ min: 1, max: variantCount }),
  palette: fc.constantFrom(...coverPalettes),
});

describe('drawCover', () => {
  it.each(motifs)('draws every variant of %s in every palette as small well-formed SVG', (motif) => {
    for (const palette of coverPalettes) {
      for (const variant of variants) {
        const svg = drawCover({ motif, variant, palette });
        expect(flawOf(svg), `${motif}/${variant}/${palette}`).toBeNull();
        expect(svg.length, `${motif}/${variant}/${palette}`).toBeLessThan(40_000);
        expect(new Set(idsOf(svg)).size, `${motif}/${variant}/${palette}: ids`).toBe(idsOf(svg).length);
      }
    }
  });

  it.each([...plainMotifs])('gives a plain plate where a file names %s, which posed as data', (motif) => {
    const shapes = variants.flatMap((variant) => [
      ...drawCover({ motif: motif as 'bars', variant, palette: 'g7' }).matchAll(/<(rect|path|circle|polygon)/g),
    ]);
    expect(shapes).toHaveLength(variantCount);
  });

  it.each(drawnMotifs)('never draws two variants of %s alike, in any colours', (motif) => {
    const colourless = variants.map((variant) =>
      drawCover({ motif, variant, palette: 'main' }).replaceAll(/#[0-9a-f]{6}/g, ''),
    );
    expect(new Set(colourless).size).toBe(variantCount);
  });

  it('gives the same picture for the same wish', () => {
    fc.assert(fc.property(anyWish, (wish) => drawCover(wish) === drawCover({ ...wish })));
  });

  it('inks the same drawing differently for each site', () => {
    fc.assert(
      fc.property(
        anyWish,
        ({ motif, variant }) =>
          new Set(coverPalettes.map((palette) => drawCover({ motif, variant, palette }))).size === coverPalettes.length,
      ),
    );
  });

  it('takes any whole number for a variant, going round after the twelfth', () => {
    fc.assert(
      fc.property(
        anyWish,
        fc.integer({ min: -50, max: 50 }),
        (wish, rounds) => drawCover({ ...wish, variant: wish.variant + rounds * variantCount }) === drawCover(wish),
      ),
    );
  });
});

describe('drawAvatar', () => {
  it('gives each author of the house a face of their own', () => {
    const faces = authors.map((name) => drawAvatar({ name, palette: 'main' }));
    expect(new Set(faces).size).toBe(authors.length);
  });

  it('draws any name as small well-formed SVG, always the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...coverPalettes), (name, palette) => {
        const svg = drawAvatar({ name, palette });
        return flawOf(svg) === null && svg.length < 40_000 && svg === drawAvatar({ name, palette });
      }),
    );
  });
});
