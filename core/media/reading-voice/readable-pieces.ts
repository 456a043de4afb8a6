export interface ReadableElement {
  readonly tag: string;
  readonly attributes?: { readonly className?: string; readonly open?: boolean };
  readonly children: readonly ReadableNode[];
}

export type ReadableNode = string | ReadableElement | { readonly embed: unknown };

export interface ReadablePiece {
  readonly text: string;
  readonly of: ReadableElement;
}

const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote pre caption figcaption summary aside details section table figure'.split(
    ' ',
  ),
);
const inline = new Set('a abbr b bdi bdo cite code em i ins mark q ruby s small span strong sub sup time u'.split(' '));

const isElement = (node: ReadableNode | undefined): node is ReadableElement =>
  typeof node === 'object' && 'tag' in node;

const wordsOf = (nodes: readonly ReadableNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (!isElement(node) || node.tag === 'br') return ' ';
      return inline.has(node.tag) ? wordsOf(node.children) : '';
    })
    .join('');

/** Removes soft hyphens and joiners. A no-break space groups the digits of a number. */
const spoken = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();

const tagged = (children: readonly ReadableNode[], tag: string): readonly ReadableNode[] =>
  children.filter((child) => isElement(child) && child.tag === tag).slice(0, 1);

const classOf = ({ attributes }: ReadableElement): string => attributes?.className ?? '';

const readPart = (element: ReadableElement): readonly ReadableNode[] => {
  const { tag, children } = element;
  switch (tag) {
    case 'table':
      return tagged(children, 'caption');
    case 'figure':
      return /(?:^| )chart(?: |$)/.test(classOf(element)) ? tagged(children, 'figcaption') : [];
    case 'aside':
      return ['', 'facts'].includes(classOf(element)) ? children : [];
    case 'section':
      return ['table', 'facts'].includes(classOf(element)) ? children : [];
    case 'details':
      return element.attributes?.open === true ? children : [];
    default:
      return blocks.has(tag) ? children : [];
  }
};

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const piecesOf = (of: ReadableElement): readonly ReadablePiece[] => {
  const pieces: ReadablePiece[] = [];
  let run: ReadableNode[] = [];
  const flush = (): void => {
    const text = spoken(wordsOf(run));
    if (hasWords(text)) pieces.push({ text, of });
    run = [];
  };
  for (const child of readPart(of)) {
    if (isElement(child) && blocks.has(child.tag)) {
      flush();
      pieces.push(...piecesOf(child));
    } else run.push(child);
  }
  flush();
  return pieces;
};

export const readablePieces = (nodes: readonly ReadableNode[]): readonly ReadablePiece[] =>
  nodes.filter(isElement).flatMap(piecesOf);
