import { escapeAttribute } from 'entities/escape';
import { elementsOf, rewriteAttribute } from './elements.ts';

const namesIn = (html: string): ReadonlySet<string> =>
  new Set(
    elementsOf(html).flatMap(({ tag, attributes }) =>
      [attributes.get('id'), tag === 'a' ? attributes.get('name') : undefined].filter((name) => name !== undefined),
    ),
  );

/** HTML, "find a potential indicated element": the fragment as written, or percent-decoded. */
const spellings = (fragment: string): readonly string[] => {
  try {
    return [fragment, decodeURIComponent(fragment)];
  } catch {
    return [fragment];
  }
};

export const withPageLinks = (pages: readonly string[], at: number): string => {
  const html = pages[at] ?? '';
  if (pages.length < 2 || !/href\s*=\s*["']?\s*#/i.test(html)) return html;
  const names = pages.map(namesIn);
  const pageOf = (fragment: string): number | undefined =>
    [at, ...pages.keys()].find((page) => spellings(fragment).some((name) => names[page]?.has(name)));
  return rewriteAttribute(html, 'a', 'href', (href) => {
    const fragment = /^\s*#(\S+)\s*$/.exec(href)?.[1];
    const page = fragment === undefined ? undefined : pageOf(fragment);
    return page === undefined || page === at ? null : `href="?oldal=${page + 1}#${escapeAttribute(fragment ?? '')}"`;
  });
};
