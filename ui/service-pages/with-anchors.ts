import { type Body, type BodyElement, type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';
import { folded } from '#core/editorial/search/folded.ts';

export interface Anchored {
  readonly body: Body;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** `Mit meddig őrzünk?` becomes `mit-meddig-orzunk`. */
const anchorOf = (title: string): string =>
  folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isHeading = (node: BodyNode): node is BodyElement => isElement(node) && node.tag === 'h2';

export const withAnchors = (body: Body): Anchored => {
  const entries: { id: string; title: string }[] = [];
  const named = body.map((node) => {
    if (!isHeading(node)) return node;
    const title = textOf([node]);
    const plain = anchorOf(title) || 'resz';
    const id = entries.some((entry) => entry.id === plain) ? `${plain}-${entries.length + 1}` : plain;
    entries.push({ id, title });
    return { ...node, attributes: { ...node.attributes, id } };
  });
  return { body: named, entries };
};
