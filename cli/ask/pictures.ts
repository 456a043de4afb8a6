import type { ImageModifier } from '#core/images/image-variant.ts';
import { imageModifiers, imageVariant } from '#core/images/image-variant.ts';
import type { ImageSize } from '#core/images/sizes.ts';
import { srcset } from '#core/images/srcset.ts';
import type { AskRule } from './ask-rule.ts';
import { plainly } from './ask-rule.ts';
import type { Fields } from './fields.ts';
import { BadInput, oneOf, orElse, text } from './fields.ts';

/** Any size can be asked for: which of them the picture server cuts is its own affair. */
const sizeIn = (question: Fields): ImageSize => {
  const size = text(question, 'size');
  if (!/^[\w-]+$/.test(size)) throw new BadInput('"size" must be a word');
  return size as ImageSize;
};

const modifierIn = (question: Fields): ImageModifier | null =>
  orElse((fields, name) => oneOf(fields, name, imageModifiers), question, 'modifier', null);

export const pictureRules: readonly AskRule[] = [
  {
    name: 'image-variant', input: '{path, size, modifier?, assetsUrl?}', answer: 'URL',
    decide: (question) => plainly(imageVariant(text(question, 'path'), sizeIn(question), modifierIn(question), orElse(text, question, 'assetsUrl', ''))),
  },
  {
    name: 'srcset', input: '{path, size, assetsUrl?}', answer: 'attribute text',
    decide: (question) => plainly(srcset(text(question, 'path'), sizeIn(question), orElse(text, question, 'assetsUrl', ''))),
  },
];
