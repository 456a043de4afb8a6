import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';

export interface WrittenElement {
  readonly tag: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly node: Tree.Element;
}

/** Elements in document order, as a browser parses them. Implied elements have no line and are omitted. */
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

export const rewriteAttribute = (
  html: string,
  tag: string,
  name: string,
  write: (value: string) => string | null,
): string => {
  if (!html.includes(name)) return html;
  const places = elementsOf(html).flatMap(({ tag: own, attributes, node }) => {
    const place = node.sourceCodeLocation?.attrs?.[name];
    const value = own === tag ? attributes.get(name) : undefined;
    const written = value === undefined ? null : write(value);
    return place === undefined || written === null ? [] : [{ from: place.startOffset, to: place.endOffset, written }];
  });
  return places.reduceRight((text, { from, to, written }) => text.slice(0, from) + written + text.slice(to), html);
};
