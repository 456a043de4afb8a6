import { beyond, escape } from './attributes.ts';
import { attributesOf, begin, type Props } from './hosts.ts';

/** React has so many pictures loaded before the scripts, and those that ask for it. */
const mostFirst = 10;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;
const isData = (address: unknown): boolean => typeof address === 'string' && /^data:/i.test(address);
const isNoAddress = (value: unknown): boolean => isGiven(value) && typeof value !== 'string';

/** The properties of a link that loads a picture, under the name by which React knows that picture again. */
const preloadOf = (picture: Props): { readonly key: string; readonly link: Props } | null => {
  const { src, srcSet, sizes, crossOrigin, integrity, type, fetchPriority, referrerPolicy } = picture;
  if ((!src && !srcSet) || isNoAddress(src) || isNoAddress(srcSet) || isData(src) || isData(srcSet)) return null;
  if (fetchPriority === 'low') return null;
  const imageSizes = typeof sizes === 'string' ? sizes : undefined;
  return {
    key: srcSet ? `${srcSet as string}\n${imageSizes ?? ''}` : (src as string),
    link: {
      rel: 'preload',
      as: 'image',
      href: srcSet ? undefined : src,
      imageSrcSet: srcSet,
      imageSizes,
      crossOrigin: typeof crossOrigin !== 'string' || crossOrigin === 'use-credentials' ? crossOrigin : '',
      integrity,
      type,
      fetchPriority,
      referrerPolicy,
    },
  };
};

/** What loads the pictures of a page before a browser comes to them: first of all, and after the scripts. */
const preloadsOf = (pictures: readonly Props[]): readonly [first: string, later: string] => {
  const [first, later] = [new Map<string, string>(), new Map<string, string>()];
  for (const picture of pictures) {
    const preload = preloadOf(picture);
    if (preload === null || first.has(preload.key)) continue;
    const { key, link } = preload;
    const markup = later.get(key) ?? `<link${attributesOf('link', link)}/>`;
    if (picture.fetchPriority !== 'high' && first.size >= mostFirst) {
      later.set(key, markup);
      continue;
    }
    later.delete(key);
    first.set(key, markup);
  }
  return [[...first.values()].join(''), [...later.values()].join('')];
};

const isAddress = (value: unknown): value is string => typeof value === 'string' && value !== '';
const watchesLoading = ({ onLoad, onError }: Props): boolean => Boolean(onLoad) || Boolean(onError);

const withoutChildren = (tag: string, props: Props): string =>
  isGiven(props.children) || isGiven(props.dangerouslySetInnerHTML)
    ? beyond(`children of ${tag}`)
    : `<${tag}${attributesOf(tag, props)}/>`;

const titleOf = (props: Props): string => {
  const { start, children, inner } = begin('title', props, null);
  return `${start}${isGiven(children) ? escape(children) : ''}${inner}</title>`;
};

/** What React writes otherwise than it is. */
const scriptInScript = /<\/?script/i;
const scriptOf = (props: Props): string => {
  const { start, children, inner } = begin('script', props, null);
  const text = typeof children === 'string' ? children : '';
  return scriptInScript.test(text) ? beyond('a script in a script') : `${start}${inner}${text}</script>`;
};

/** Which elements React may move to the head of their document. */
export const movedTags: ReadonlySet<string> = new Set(['title', 'meta', 'link', 'script']);

/** What a document has in its head by way of what stands anywhere in it, as React gathers and orders it. */
export interface Preamble {
  /** Markup that stays where its element is; null of an element that goes to the head. */
  readonly take: (tag: string, props: Props) => string | null;
  /** With what loads these pictures. */
  readonly markup: (pictures: readonly Props[]) => string;
}

export const createPreamble = (): Preamble => {
  let [charset, viewport, hoisted] = ['', '', ''];
  const scripts = new Map<string, string>();

  const takeMeta = (props: Props): string | null => {
    const meta = withoutChildren('meta', props);
    if (isGiven(props.itemProp)) return meta;
    if (typeof props.charSet === 'string') charset += meta;
    else if (props.name === 'viewport') viewport += meta;
    else hoisted += meta;
    return null;
  };

  const takeLink = (props: Props): string | null => {
    const { rel, href, precedence, itemProp } = props;
    const link = withoutChildren('link', props);
    if (isGiven(itemProp) || typeof rel !== 'string' || !isAddress(href) || watchesLoading(props)) return link;
    if (rel === 'stylesheet') return typeof precedence === 'string' ? beyond('a style sheet with its turn') : link;
    hoisted += link;
    return null;
  };

  const takeScript = (props: Props): string | null => {
    const { src, async, type, itemProp } = props;
    const isLoadedApart = Boolean(async) && typeof async !== 'function' && typeof async !== 'symbol';
    if (!isAddress(src) || !isLoadedApart || isGiven(itemProp) || watchesLoading(props)) return scriptOf(props);
    const key = `${type === 'module'} ${src}`;
    if (!scripts.has(key)) scripts.set(key, scriptOf(props));
    return null;
  };

  const takeTitle = (props: Props): string | null => {
    const title = titleOf(props);
    if (isGiven(props.itemProp)) return title;
    hoisted += title;
    return null;
  };

  const takes = new Map([
    ['title', takeTitle],
    ['meta', takeMeta],
    ['link', takeLink],
    ['script', takeScript],
  ]);
  return {
    take: (tag, props) => takes.get(tag)?.(props) ?? null,
    markup: (pictures) => {
      const [first, later] = preloadsOf(pictures);
      return charset + viewport + first + [...scripts.values()].join('') + later + hoisted;
    },
  };
};
