import { familyAddress, placeAt } from '../../addresses/sites/family-address.ts';
import type { Site } from '../../addresses/sites/site.ts';
import { type Body, type BodyNode, isElement } from './body.ts';

type Place = Pick<Site, 'domain' | 'origin'>;

/** Resolves a text's links for readers of `current`. Returns the same object when nothing changes. */
export const placedBody = (sites: readonly Place[], current: Place, owner: Place, body: Body): Body => {
  const placed = (href: string): string =>
    href.startsWith('/') ? placeAt(current, owner, href) : familyAddress(sites, current, href);
  const walked = (node: BodyNode): BodyNode => {
    if (typeof node === 'string') return node;
    if (!isElement(node)) return walkedEmbed(node);
    const { attributes } = node;
    const children = walkedAll(node.children);
    const href = attributes?.href === undefined ? undefined : placed(attributes.href);
    if (children === node.children && href === attributes?.href) return node;
    return { ...node, ...(href !== undefined && { attributes: { ...attributes, href } }), children };
  };
  const walkedEmbed = (node: Extract<BodyNode, { readonly embed: unknown }>): BodyNode => {
    if (node.embed.kind !== 'disclaimer') return node;
    const inside = walkedAll(node.embed.body);
    return inside === node.embed.body ? node : { embed: { ...node.embed, body: inside } };
  };
  const walkedAll = (nodes: Body): Body => {
    const all = nodes.map(walked);
    return all.every((node, at) => node === nodes[at]) ? nodes : all;
  };
  return walkedAll(body);
};
