import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';

/** An element as it was written in a text. */
export interface WrittenElement {
  readonly tag: string;
  /** From 1, of the text. */
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly node: Tree.Element;
}

/** All elements of a text in reading order, as a browser would find them; those that were only implied have no line and are left out. */
export const elementsOf = (html: string): readonly WrittenElement[] => {
  const found: WrittenElement[] = [];
  const rest: Tree.ChildNode[] = [...parseFragment(html, { sourceCodeLocationInfo: true }).childNodes].reverse();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const line = node.sourceCodeLocation?.startLine;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    if (line !== undefined) found.push({ tag: node.tagName, line, attributes, node });
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) rest.push(node.childNodes[at] as Tree.ChildNode);
  }
  return found;
};

/** The text with each figure's attribute `name` written otherwise, everything else as it was. */
export const rewriteFigures = (html: string, name: string, write: (value: string) => string): string => {
  if (!html.includes(name)) return html;
  const places = elementsOf(html).flatMap(({ tag, attributes, node }) => {
    const place = node.sourceCodeLocation?.attrs?.[name];
    const value = attributes.get(name);
    return tag !== 'figure' || place === undefined || value === undefined
      ? []
      : [{ from: place.startOffset, to: place.endOffset, value }];
  });
  return places.reduceRight((text, { from, to, value }) => text.slice(0, from) + write(value) + text.slice(to), html);
};
