import {
  type ReadableElement,
  type ReadableNode,
  type ReadablePiece,
  readablePieces,
} from '#core/media/reading-voice/readable-pieces.ts';

const parts = [
  '.article__title',
  '.article__subtitle',
  '.article__lead',
  '.highlight',
  '.brief__title',
  '.brief__points',
  '.key-figure',
  '.post__title',
  '.body',
]
  .map((part) => `.article ${part}`)
  .join(',');

export interface PagePiece {
  readonly text: string;
  readonly element: Element;
}

const isShown = (element: Element): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : (element as Element).getClientRects().length > 0;

const elements = new WeakMap<ReadableElement, Element>();

const tagOf = (element: Element): string => {
  if (!element.matches('.spoiler')) return element.localName;
  return element.querySelector(':checked') ? 'span' : 'hidden-inline';
};

const readableOf = (element: Element): ReadableElement => {
  const { className, childNodes } = element as HTMLElement;
  const readable: ReadableElement = {
    tag: tagOf(element),
    attributes: { className: typeof className === 'string' ? className : '', open: element.matches('[open]') },
    children: [...childNodes].flatMap((node): ReadableNode[] => {
      if (node instanceof Element) return [readableOf(node)];
      return node instanceof Text ? [node.data] : [];
    }),
  };
  elements.set(readable, element);
  return readable;
};

const pieceOf = ({ text, of }: ReadablePiece): readonly PagePiece[] => {
  const element = elements.get(of);
  return element ? [{ text, element }] : [];
};

export const pageText = (): readonly PagePiece[] =>
  [...document.querySelectorAll(parts)]
    .filter(isShown)
    .flatMap((part) => (part.matches('.body') ? [...part.children].filter(isShown) : [part]))
    .flatMap((part) => readablePieces([readableOf(part)]).flatMap(pieceOf));
