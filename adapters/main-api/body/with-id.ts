import { type BodyAttributes, type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import { lineTags } from './tag-names.ts';

const anchor = (id: string, ...children: readonly BodyNode[]): BodyNode => ({ tag: 'a', attributes: { id }, children });

export const withId = (nodes: readonly BodyNode[], id: string | undefined): readonly BodyNode[] => {
  const carries = (node: BodyNode): boolean => (isElement(node) ? node.attributes?.id : undefined) === id;
  if (id === undefined || nodes.some(carries)) return nodes;
  const at = nodes.findIndex((node) => typeof node !== 'string' || node.trim() !== '');
  const first = nodes[at];
  if (first === undefined) return [anchor(id), ...nodes];
  if (typeof first === 'string') return nodes.with(at, anchor(id, first));
  if (!isElement(first)) return nodes.with(at, { tag: 'figure', attributes: { id }, children: [first] });
  if (first.attributes?.id === undefined) return nodes.with(at, { ...first, attributes: { ...first.attributes, id } });
  return lineTags.has(first.tag) && first.children.length > 0
    ? nodes.with(at, { ...first, children: [anchor(id), ...first.children] })
    : [anchor(id), ...nodes];
};

export const inherited = (nodes: readonly BodyNode[], { lang, dir }: BodyAttributes): readonly BodyNode[] => {
  const own = { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) };
  if (lang === undefined && dir === undefined) return nodes;
  return nodes.map((node) => (isElement(node) ? { ...node, attributes: { ...own, ...node.attributes } } : node));
};
