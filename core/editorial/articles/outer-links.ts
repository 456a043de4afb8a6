import type { Body } from './body.ts';

const isOuter = (address: string): boolean => /^https?:\/\//i.test(address);

export const outerLinks = (body: Body): readonly string[] =>
  body.flatMap((node) => {
    if (typeof node === 'string') return [];
    if ('embed' in node) return node.embed.kind === 'disclaimer' ? outerLinks(node.embed.body) : [];
    const { href } = node.attributes ?? {};
    return [...(href !== undefined && isOuter(href) ? [href] : []), ...outerLinks(node.children)];
  });
