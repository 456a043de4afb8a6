import type { KnownPicture } from '../moved/moved-article.ts';
import { absolute, isOfUnknownHome } from './absolute.ts';
import type { Taken } from '../moved/file-fate.ts';
import type { BodyNeeds } from './body-needs.ts';
import {
  append,
  attributeOf,
  closest,
  detach,
  elementOf,
  elementsIn,
  insertAfter,
  insertBefore,
  isElement,
  isText,
  setAttribute,
  textIn,
  textNode,
  type TreeElement,
  type TreeNode,
  type TreeParent,
  unwrap,
} from './tree.ts';

const lineTags = new Set(
  'p a span strong em b i u s small sub sup font center h1 h2 h3 h4 h5 h6 mark code label picture'.split(' '),
);

const isEmoji = (picture: TreeElement): boolean => /\b(?:wp-smiley|emoji)\b/.test(attributeOf(picture, 'class'));

const isPixel = (picture: TreeElement): boolean =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attributeOf(picture, name)));

/** Lazy loading puts the address elsewhere, and a placeholder into `src`. */
const writtenAddress = (picture: TreeElement): string => {
  const lazy = ['data-orig-file', 'data-lazy-src', 'data-src', 'data-original'].map((name) =>
    attributeOf(picture, name),
  );
  const [first = ''] = (attributeOf(picture, 'srcset') || attributeOf(picture, 'data-srcset')).trim().split(/\s+/);
  return lazy.find((address) => address !== '') ?? (attributeOf(picture, 'src') || first);
};

const stem = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').replace(/-\d+x\d+(?=\.\w+$)|-scaled(?=\.\w+$)/, '').replace(/^.*\//, '');

/** WordPress links to a smaller size of the attachment: take the whole picture. */
const attachmentOf = (picture: TreeElement, pictureOf: BodyNeeds['pictureOf']): KnownPicture | undefined => {
  const id = /\bwp-image-(\d+)\b/.exec(attributeOf(picture, 'class'))?.[1] ?? attributeOf(picture, 'data-id');
  const known = id === '' ? undefined : pictureOf(id);
  return known !== undefined && stem(known.address) === stem(writtenAddress(picture)) ? known : undefined;
};

const isEmpty = (parent: TreeParent): boolean =>
  textIn(parent).trim() === '' &&
  [...elementsIn(parent)].every(({ tagName }) => lineTags.has(tagName) || tagName === 'br');

const topOf = (node: TreeNode): TreeNode => {
  let top = node;
  while (top.parentNode !== null && isElement(top.parentNode) && lineTags.has(top.parentNode.tagName))
    top = top.parentNode;
  return top;
};

const captionIn = (figure: TreeElement): TreeElement | undefined =>
  [...elementsIn(figure, 'figcaption')].find((caption) => closest(caption, ['figure']) === figure);

const isPictureFile = (address: string): boolean => /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#]|$)/i.test(address);

/** A picture has no link on the page: a link that leads elsewhere moves into the caption. */
const keepLink = (figure: TreeElement, link: TreeElement | null, alt: string, needs: BodyNeeds): void => {
  if (link === null) return;
  const address = absolute(attributeOf(link, 'href'), needs.base);
  if (address === '' || isPictureFile(address) || /attachment_id=/.test(address)) {
    needs.account.changed('link of a picture', 'the picture opens by itself');
    return;
  }
  needs.account.changed('link of a picture', 'in the caption');
  const caption = captionIn(figure) ?? elementOf('figcaption', {});
  if (caption.parentNode === null) append(figure, caption);
  if (caption.childNodes.length > 0) append(caption, elementOf('br', {}));
  const anchor = elementOf('a', { href: address });
  const words = alt || (URL.parse(address)?.host ?? address);
  append(anchor, textNode(words));
  append(caption, anchor);
};

const prepend = (parent: TreeElement, node: TreeNode): void => {
  const [first] = parent.childNodes;
  if (first === undefined) append(parent, node);
  else insertBefore(node, first);
};

const place = (picture: TreeElement, figure: TreeElement, places: Map<TreeNode, TreeNode>): void => {
  const top = topOf(picture);
  const wrapper = top === picture ? null : top;
  if (wrapper === null) insertBefore(figure, picture);
  else {
    insertAfter(figure, places.get(wrapper) ?? wrapper);
    places.set(wrapper, figure);
  }
  detach(picture);
  if (wrapper !== null && isEmpty(wrapper as TreeElement)) {
    const last = places.get(wrapper);
    detach(wrapper);
    if (last !== undefined) places.delete(wrapper);
  }
};

const unwrapGalleries = (root: TreeParent): void => {
  for (const figure of Array.from(elementsIn(root, 'figure'))) {
    if (![...elementsIn(figure, 'figure')].some((inner) => inner !== figure)) continue;
    const caption = captionIn(figure);
    if (caption !== undefined) {
      const words = elementOf('p', {});
      for (const child of Array.from(caption.childNodes)) {
        detach(child);
        append(words, child);
      }
      insertAfter(words, figure);
      detach(caption);
    }
    unwrap(figure);
  }
  for (const list of Array.from(elementsIn(root, 'ul'))) {
    const items = list.childNodes.filter((child) => !(isText(child) && child.value.trim() === ''));
    const isGallery = items.every(
      (item) => isElement(item) && item.childNodes.every((child) => isElement(child) && child.tagName === 'figure'),
    );
    if (items.length === 0 || !isGallery || !/gallery/.test(attributeOf(list, 'class'))) continue;
    for (const item of items) unwrap(item as TreeElement);
    unwrap(list);
  }
};

const soloFigure = (picture: TreeElement): TreeElement | null => {
  const figure = closest(picture, ['figure']);
  const shown =
    figure === null
      ? []
      : [...elementsIn(figure)].filter(({ tagName }) => /^(?:img|video|audio|iframe|table)$/.test(tagName));
  return shown.length === 1 ? figure : null;
};

interface Wanted {
  readonly picture: TreeElement;
  readonly address: string;
  readonly alt: string;
  readonly known: KnownPicture | undefined;
}

const inline = (picture: TreeElement, needs: BodyNeeds): boolean => {
  if (isEmoji(picture)) {
    needs.account.changed('emoji', 'its letter');
    insertBefore(textNode(attributeOf(picture, 'alt')), picture);
  } else if (isPixel(picture)) needs.account.dropped('tracking pixel', 'it shows nothing');
  else return false;
  detach(picture);
  return true;
};

const wantedOf = (picture: TreeElement, { base, pictureOf }: BodyNeeds): Wanted => {
  const known = attachmentOf(picture, pictureOf);
  const written = known?.address ?? writtenAddress(picture);
  const address = written.startsWith('data:') ? written : absolute(written, base) || written;
  return { picture, address, alt: attributeOf(picture, 'alt').trim() || (known?.alt ?? ''), known };
};

const isEmptyLink = (link: TreeElement | null): link is TreeElement =>
  link !== null && link.parentNode !== null && isEmpty(link);

/** A stored picture: its figure names the file. */
const showFile = (figure: TreeElement, file: string, alt: string): void => {
  figure.attrs = [];
  setAttribute(figure, 'data-picture', file);
  if (alt !== '') setAttribute(figure, 'data-alt', alt);
};

/** A plugin shows the credit of the attachment under its pictures. */
const addCredit = (figure: TreeElement, credit: string): void => {
  const caption = captionIn(figure);
  if (credit === '' || (caption !== undefined && textIn(caption).includes(credit))) return;
  const words = caption ?? elementOf('figcaption', {});
  append(words, textNode(caption === undefined ? credit : ` ${credit}`));
  if (caption === undefined) append(figure, words);
};

/** Without the picture, its words stay. */
const showWords = (figure: TreeElement, alt: string): void => {
  if (captionIn(figure) !== undefined) return;
  if (alt !== '') {
    const words = elementOf('p', {});
    append(words, textNode(alt));
    insertBefore(words, figure);
  }
  detach(figure);
};

const show = (
  { picture, address, alt, known }: Wanted,
  taken: Taken,
  places: Map<TreeNode, TreeNode>,
  needs: BodyNeeds,
): void => {
  const solo = soloFigure(picture);
  const link = closest(picture, ['a']);
  const figure = solo ?? elementOf('figure', {});
  if (solo === null) place(picture, figure, places);
  keepLink(figure, link, alt, needs);
  detach(picture);
  if (isEmptyLink(link)) detach(link);
  if ('file' in taken) {
    needs.account.kept('picture');
    showFile(figure, taken.file, alt);
    addCredit(figure, known?.credit ?? '');
  } else if (/^https?:/.test(address) && !isOfUnknownHome(address)) {
    needs.account.changed('picture', `a link to its address: ${taken.why}`);
    prepend(figure, elementOf('img', { src: address, alt }));
  } else {
    needs.account.dropped('picture', taken.why);
    showWords(figure, alt);
  }
};

/** Makes each picture a figure that import takes from its file, between the paragraphs. */
export const placePictures = async (root: TreeParent, needs: BodyNeeds): Promise<void> => {
  for (const wrapper of Array.from(elementsIn(root, 'picture'))) {
    for (const source of Array.from(elementsIn(wrapper, 'source'))) detach(source);
    unwrap(wrapper);
  }
  const pictures = Array.from(elementsIn(root, 'img')).filter((picture) => !inline(picture, needs));
  const wanted = pictures.map((picture) => wantedOf(picture, needs));
  const taken = await Promise.all(wanted.map(({ address }) => needs.take(address)));
  const places = new Map<TreeNode, TreeNode>();
  for (const [at, one] of wanted.entries()) show(one, taken[at] as Taken, places, needs);
  unwrapGalleries(root);
};
