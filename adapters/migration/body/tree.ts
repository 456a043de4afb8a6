import {
  defaultTreeAdapter as adapter,
  type DefaultTreeAdapterTypes as Tree,
  html,
  parseFragment,
  serialize,
} from 'parse5';

export type TreeNode = Tree.ChildNode;
export type TreeElement = Tree.Element;
export type TreeParent = Tree.ParentNode;

export const isElement = (node: Tree.Node): node is TreeElement => 'tagName' in node;

export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

export const attributeOf = ({ attrs }: TreeElement, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? '';

export const setAttribute = (element: TreeElement, name: string, value: string): void => {
  const known = element.attrs.find((attribute) => attribute.name === name);
  if (known === undefined) element.attrs.push({ name, value });
  else known.value = value;
};

export const elementOf = (tag: string, attributes: Readonly<Record<string, string>>): TreeElement =>
  adapter.createElement(
    tag,
    html.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );

/** In document order. Iterative: hostile nesting must not exhaust the stack. */
export const elementsIn = function* (parent: TreeParent, tag?: string): Generator<TreeElement> {
  const rest: TreeNode[] = [...parent.childNodes].reverse();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!isElement(node)) continue;
    if (tag === undefined || node.tagName === tag) yield node;
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) rest.push(node.childNodes[at] as TreeNode);
  }
};

export const textIn = (parent: TreeParent): string => {
  let text = '';
  const rest: TreeNode[] = [...parent.childNodes].reverse();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isText(node)) text += node.value;
    if (isElement(node)) for (const child of node.childNodes.toReversed()) rest.push(child);
  }
  return text;
};

export const detach = (node: TreeNode): void => adapter.detachNode(node);

export const append = (parent: TreeParent, node: TreeNode): void => adapter.appendChild(parent, node);

export const insertBefore = (node: TreeNode, before: TreeNode): void => {
  if (before.parentNode !== null) adapter.insertBefore(before.parentNode, node, before);
};

export const insertAfter = (node: TreeNode, after: TreeNode): void => {
  const parent = after.parentNode;
  if (parent === null) return;
  const next = parent.childNodes[parent.childNodes.indexOf(after) + 1];
  if (next === undefined) adapter.appendChild(parent, node);
  else adapter.insertBefore(parent, node, next);
};

export const textNode = (value: string): TreeNode => ({ nodeName: '#text', value, parentNode: null });

export const unwrap = (element: TreeElement): void => {
  for (const child of Array.from(element.childNodes)) {
    detach(child);
    insertBefore(child, element);
  }
  detach(element);
};

export const closest = (node: TreeNode, tags: readonly string[]): TreeElement | null => {
  for (let parent = node.parentNode; parent !== null && 'tagName' in parent; parent = parent.parentNode)
    if (tags.includes(parent.tagName)) return parent;
  return null;
};

export const htmlOf = (parent: TreeParent): string => serialize(parent);

export const parseHtml = (text: string): Tree.DocumentFragment => parseFragment(text);
