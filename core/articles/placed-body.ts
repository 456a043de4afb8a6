import { familyAddress, placeAt } from '../addresses/sites/family-address.ts';
import type { Site } from '../addresses/sites/site.ts';
import { type Body, type BodyNode, isElement } from './body.ts';

type Place = Pick<Site, 'domain' | 'origin'>;

/**
 * A text for the readers of `current`: what it links to by a path stands on the domain of its owner, who wrote it for
 * readers there,
 * and what it links to by a domain of ours is found where this installation has it.
 */
export const placedBody = (sites: readonly Place[], current: Place, owner: Place, body: Body): Body => {
  const placed = (href: string): string =>
    href.startsWith('/') ? placeAt(current, owner, href) : familyAddress(sites, current, href);
  const walked = (node: BodyNode): BodyNode => {
    if (!isElement(node)) return node;
    const { attributes, children } = node;
    const linked =
      attributes?.href === undefined ? {} : { attributes: { ...attributes, href: placed(attributes.href) } };
    return { ...node, ...linked, children: children.map(walked) };
  };
  return body.map(walked);
};
