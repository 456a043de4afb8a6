import type { Body } from './body.ts';

const isOuter = (address: string): boolean => /^https?:\/\//i.test(address);

/**
 * Where the links of a text lead outside, in reading order, as often as they stand there: the footnotes of a printed
 * page.
 */
export const outerLinks = (body: Body): readonly string[] =>
  body.flatMap((node) => {
    if (typeof node === 'string') return [];
    if ('embed' in node) return node.embed.kind === 'disclaimer' ? outerLinks(node.embed.body) : [];
    const { href } = node.attributes ?? {};
    return [...(href !== undefined && isOuter(href) ? [href] : []), ...outerLinks(node.children)];
  });
