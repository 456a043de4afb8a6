import { type BodyNode, type BodyTag, isElement } from '../articles/body.ts';

const ofLook: ReadonlySet<string> = new Set<BodyTag>(['b', 'strong', 'i', 'em', 'u', 'span', 'small', 'mark', 'bdi']);

const isBlank = (node: BodyNode): boolean => typeof node === 'string' && node.trim() === '';

/** Marks element boundaries: `5<sup>1</sup>`, `5<br>6` and `<del>5</del>6` must not read as 51 and 56. */
export const figureText = (nodes: readonly BodyNode[]): string => {
  const [first, ...more] = nodes.filter((node) => !isBlank(node));
  if (more.length === 0 && isElement(first) && first.tag === 'p') return figureText(first.children);
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (!isElement(node)) return '|';
      return ofLook.has(node.tag) ? figureText(node.children) : `|${figureText(node.children)}|`;
    })
    .join('');
};
