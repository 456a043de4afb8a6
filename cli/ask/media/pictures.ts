import type { ImageModifier } from '#core/media/images/image-variant.ts';
import { imageModifiers, imageVariant } from '#core/media/images/image-variant.ts';
import { pictureSources } from '#core/media/images/picture-sources.ts';
import { type Breakpoint, breakpoints, type ImageSize } from '#core/media/images/sizes.ts';
import { srcset } from '#core/media/images/srcset.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, object, oneOf, orElse, text } from '../rule/fields.ts';

/** Any size is allowed: only the image server decides which it renders. */
const sizeIn = (question: Fields, name = 'size'): ImageSize => {
  const size = text(question, name);
  if (!/^[\w-]+$/.test(size)) throw new BadInput('word', name);
  return size as ImageSize;
};

const modifierIn = (question: Fields): ImageModifier | null =>
  orElse((fields, name) => oneOf(fields, name, imageModifiers), question, 'modifier', null);

const sizesIn = (question: Fields): Readonly<Partial<Record<Breakpoint, ImageSize>>> => {
  const sizes = object(question, 'sizes');
  return Object.fromEntries(
    Object.keys(breakpoints)
      .filter((from) => from in sizes)
      .map((from) => [from, sizeIn(sizes, from)]),
  );
};

export const pictureRules: readonly AskRule[] = [
  {
    name: 'image-variant',
    input: '{path, size, modifier?, assetsUrl?}',
    answer: 'URL',
    decide: (question) =>
      plainly(
        imageVariant(
          text(question, 'path'),
          sizeIn(question),
          modifierIn(question),
          orElse(text, question, 'assetsUrl', ''),
        ),
      ),
  },
  {
    name: 'srcset',
    input: '{path, size, assetsUrl?}',
    answer: 'attribute text',
    decide: (question) =>
      plainly(srcset(text(question, 'path'), sizeIn(question), orElse(text, question, 'assetsUrl', ''))),
  },
  {
    name: 'picture-sources',
    input: '{path, sizes: {xs?, s?, m?, l?}, assetsUrl?}',
    answer: '[{media, srcSet}]',
    decide: (question) =>
      plainly(pictureSources(text(question, 'path'), sizesIn(question), orElse(text, question, 'assetsUrl', ''))),
  },
];
