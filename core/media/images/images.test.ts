import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageModifiers, imageVariant } from './image-variant.ts';
import { pictureSources } from './picture-sources.ts';
import { imageSizes, type ImageSize } from './sizes.ts';
import { srcset, widthSrcset } from './srcset.ts';

const names = fc.stringMatching(/^[a-z0-9.-]{1,12}$/).filter((name) => !/^\.+$/.test(name));
const paths = fc
  .tuple(names, names, fc.constantFrom('jpg', 'png', 'webp'))
  .map(([folder, name, ending]) => `/uploads/${folder}/${name}.${ending}`);
const sizes = fc.constantFrom(...(Object.keys(imageSizes) as ImageSize[]));
const modifiers = fc.option(fc.constantFrom(...imageModifiers));

describe('imageVariant', () => {
  it('sets the size and the modifier before the ending', () => {
    expect(imageVariant('/uploads/a/kep.jpg', 'cover', '2x')).toBe('/uploads/a/kep_cover:2x.jpg');
    expect(imageVariant('/uploads/a/kep.jpg', 'cover')).toBe('/uploads/a/kep_cover.jpg');
  });

  it('replaces /uploads by the assets URL, but no longer prefix', () => {
    expect(imageVariant('/uploads/a/kep.jpg', 'card', null, 'https://assets.example')).toBe(
      'https://assets.example/a/kep_card.jpg',
    );
    expect(imageVariant('/uploadsx/kep.jpg', 'card', null, 'https://assets.example')).toBe('/uploadsx/kep_card.jpg');
  });

  it('appends the variant to a name without extension, in any folder', () => {
    expect(imageVariant('/uploads/a.b/kep', 'thumb')).toBe('/uploads/a.b/kep_thumb');
  });

  it('can be reversed to the original', () => {
    fc.assert(
      fc.property(paths, sizes, modifiers, (path, size, modifier) => {
        const suffix = modifier === null ? `_${size}` : `_${size}:${modifier}`;
        const variant = imageVariant(path, size, modifier);
        const added = variant.lastIndexOf(suffix);
        expect(variant.slice(0, added) + variant.slice(added + suffix.length)).toBe(path);
      }),
    );
  });
});

describe('srcset', () => {
  it('lists every modifier in ascending order with its descriptor', () => {
    expect(srcset('/uploads/a/kep.jpg', 'card')).toBe(
      '/uploads/a/kep_card:1.25x.jpg 1.25x, /uploads/a/kep_card:2x.jpg 2x, /uploads/a/kep_card:3x.jpg 3x, /uploads/a/kep_card:4x.jpg 4x',
    );
  });

  it('contains only variants', () => {
    fc.assert(
      fc.property(paths, sizes, fc.constantFrom('', 'https://assets.example'), (path, size, assetsUrl) => {
        expect(srcset(path, size, assetsUrl).split(', ')).toEqual(
          imageModifiers.map((modifier) => `${imageVariant(path, size, modifier, assetsUrl)} ${modifier}`),
        );
      }),
    );
  });
});

describe('widthSrcset', () => {
  it('lists each size by its width in pixels, ascending', () => {
    expect(widthSrcset('/uploads/kep.jpg')).toBe(
      '/uploads/kep_thumb.jpg 160w, /uploads/kep_thumb:2x.jpg 320w, /uploads/kep_card.jpg 400w, /uploads/kep_half.jpg 600w, /uploads/kep_wide.jpg 820w, /uploads/kep_half:2x.jpg 1200w, /uploads/kep_wide:2x.jpg 1640w',
    );
  });
});

describe('pictureSources', () => {
  it('names the widest first and its 1x variant with it', () => {
    const sources = pictureSources('/uploads/kep.jpg', { m: 'half', l: 'wide' });
    expect(sources.map(({ media }) => media)).toEqual(['(min-width: 1200px)', '(min-width: 768px)']);
    expect(sources[0]?.srcSet.startsWith('/uploads/kep_wide.jpg 1x, /uploads/kep_wide:1.25x.jpg 1.25x')).toBe(true);
  });
});

describe('imageSizes', () => {
  it('have the ratio 3:2, except squares and sizes for other sites', () => {
    const others: Readonly<Record<string, number>> = {
      avatar: 1,
      square: 1,
      share: 1200 / 630,
      landscape: 16 / 9,
      classic: 4 / 3,
      show: 1,
    };
    for (const [name, { width, height }] of Object.entries(imageSizes)) {
      const ratio = others[name] ?? 1.5;
      expect(Math.abs(width / ratio - height)).toBeLessThan(0.5);
    }
  });
});
