import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parse, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

export interface Rewriting {
  /** The link to write instead; null leaves the link as it is. */
  readonly linkTo: (address: URL) => string | null;
  /** HTML, shown where the site shows its notices. */
  readonly notice: string;
  readonly address: string;
}

const isElement = (node: DefaultTreeAdapterMap['childNode']): node is Element => 'tagName' in node;

const valueOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

const hasClass = (element: Element, name: string): boolean =>
  (valueOf(element, 'class') ?? '').split(' ').includes(name);

const uselessLinks = new Set(['preload', 'modulepreload', 'compression-dictionary', 'manifest']);

const isLeftOut = (element: Element): boolean => {
  const { tagName } = element;
  if (tagName === 'script') return valueOf(element, 'type') !== 'application/ld+json';
  if (tagName === 'link') return uselessLinks.has(valueOf(element, 'rel') ?? '');
  return ['form', 'button'].includes(tagName) || hasClass(element, 'needs-script');
};

/** Menus that held only forms and buttons. */
const isEmptyMenu = (element: Element): boolean => element.tagName === 'details' && !serialize(element).includes('<a ');

const linked = new Set(['href', 'src', 'poster']);
const sets = new Set(['srcset', 'imagesrcset']);
/** Further pixel densities would multiply the size of a mirror. */
const densities = new Set(['', '1x', '2x']);

const rewriteSet = (set: string, rewrite: (address: string) => string): string =>
  set
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address, density = '']) => address !== undefined && densities.has(density))
    .map(([address = '', ...rest]) => [rewrite(address), ...rest].join(' '))
    .join(', ');

/** The address for search engines stays. */
const isAddressItself = (element: Element): boolean =>
  element.tagName === 'link' && valueOf(element, 'rel') === 'canonical';

const walk = (parent: Parent, visit: (element: Element) => void): void => {
  for (const child of parent.childNodes.slice()) {
    if (!isElement(child)) continue;
    if (isLeftOut(child)) {
      tree.detachNode(child);
      continue;
    }
    visit(child);
    walk(child, visit);
    if (isEmptyMenu(child)) tree.detachNode(child);
  }
};

/** Removes what needs scripts or a server, rewrites the links, and adds the notice. Pages work without scripts. */
export const rewritePage = (html: string, { linkTo, notice, address }: Rewriting): string => {
  const page = parse(html);
  const rewrite = (link: string): string => {
    const url = URL.parse(link, address);
    return url === null || !/^https?:$/.test(url.protocol) ? link : (linkTo(url) ?? link);
  };
  walk(page, (element) => {
    if (isAddressItself(element)) return;
    if (valueOf(element, 'id') === 'kozlemenyek')
      for (const node of parseFragment(notice).childNodes) tree.appendChild(element, node);
    for (const attribute of element.attrs)
      if (linked.has(attribute.name) && !attribute.value.startsWith('#')) attribute.value = rewrite(attribute.value);
      else if (sets.has(attribute.name)) attribute.value = rewriteSet(attribute.value, rewrite);
  });
  return serialize(page);
};
