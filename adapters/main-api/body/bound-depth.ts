import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Losses } from './losses.ts';
import { strippedTags } from './tag-names.ts';

export const deepestLevel = 256;

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

const textBelow = (top: Tree.Element): string => {
  let text = '';
  const rest: Tree.ChildNode[] = [top];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if ('value' in node) text += node.value;
    else if (isElement(node) && !strippedTags.includes(node.tagName)) {
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1)
        rest.push(node.childNodes[index] as Tree.ChildNode);
    }
  }
  return text;
};

const emptyTemplate = (node: Tree.Element): Tree.Element => {
  if ('content' in node) (node as Tree.Template).content.childNodes = [];
  return node;
};

/** Replaces elements below `deepestLevel` with their text; later steps can recurse safely. Mutates the tree. */
export const boundDepth = (fragment: Tree.DocumentFragment, losses?: Losses): void => {
  let level: readonly Tree.ParentNode[] = [fragment];
  for (let depth = 1; level.length > 0 && depth <= deepestLevel; depth += 1) {
    level = level.flatMap((parent) => parent.childNodes.filter(isElement).map(emptyTemplate));
  }
  for (const parent of level) {
    parent.childNodes = parent.childNodes.map((node) => {
      if (!isElement(node)) return node;
      losses?.element(losses.at(node.attrs.find(({ name }) => name === 'data-given')?.value), 'too-much');
      return { nodeName: '#text', value: textBelow(node), parentNode: parent };
    });
  }
};
