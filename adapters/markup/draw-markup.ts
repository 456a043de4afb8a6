import { createElement, Fragment, Profiler, StrictMode, type Context, type ReactNode } from 'react';
import { beyond, escape } from './attributes.ts';
import { defaultOf, knowsReact, withHooks } from './hooks.ts';
import { attributesOf, begin, checkTag, withoutEnd, type Props } from './hosts.ts';
import type { Drawn, KeptMarkup } from './keep-markup.ts';
import { createPreamble, movedTags, type Preamble } from './preamble.ts';

type Component = (props: Props, ref?: unknown) => unknown;
interface Wrapped {
  readonly $$typeof?: symbol;
  readonly type?: unknown;
  readonly render?: Component;
}

interface Element {
  readonly $$typeof?: symbol;
  readonly type: unknown;
  readonly props: Props;
}

/** What tells an element from anything else; asked of React once, because it is asked of every node. */
const element = (createElement('i') as unknown as Element).$$typeof;
const context = Symbol.for('react.context');
const memo = Symbol.for('react.memo');
const forwardRef = Symbol.for('react.forward_ref');
/** What changes how that is drawn which stands in it. */
const ofEffect: ReadonlySet<string> = new Set(['svg', 'foreignObject', 'select', 'picture', 'noscript']);
/** Elements that are no more than attributes and children, with how they begin and end. */
const plainTags = new Map(
  'a abbr article aside b blockquote caption cite code dd details div dl dt em fieldset figcaption figure footer g h1 h2 h3 h4 h5 h6 header i label legend li main nav ol p path section small span strong sub summary sup svg table tbody td tfoot th thead time tr ul'
    .split(' ')
    .map((tag) => [tag, [`<${tag}`, `</${tag}>`] as const] as const),
);
const transparent: ReadonlySet<unknown> = new Set([Fragment, StrictMode, Profiler]);

/** The head and the body of a document that is nothing else. */
const partsOfDocument = ({ children, dangerouslySetInnerHTML }: Props): readonly [head: Props, body: Props] => {
  const [head, body, ...rest] = (Array.isArray(children) ? children : []) as readonly (Element | undefined)[];
  if (head?.type !== 'head' || body?.type !== 'body' || rest.length > 0 || dangerouslySetInnerHTML !== undefined)
    return beyond('a document of other parts');
  for (const { props } of [head, body]) if (props.dangerouslySetInnerHTML !== undefined) beyond('HTML for a part');
  return [head.props, body.props];
};

/**
 * Draws React's elements as `renderToString` does, byte by byte; null where a tree holds what only React itself can
 * draw. `kept` remembers the markup of some components.
 */
export const createDrawMarkup = (kept: KeptMarkup) => {
  let html = '';
  /** React sets a comment between texts that meet. */
  let afterText = false;
  let inSvg = false;
  /** Within a picture or a noscript: no picture there is loaded before. */
  let quiet = 0;
  let chosen: unknown = null;
  let pictures: Props[] = [];
  /** Of the document that is being drawn, if it is one. */
  let preamble: Preamble | null = null;
  let inHead = false;
  /** Whether what is being drawn depends on nothing but its properties. */
  let pure = true;
  const values = new Map<unknown, unknown[]>();

  const valueOf = (of: Context<unknown>): unknown => {
    pure = false;
    const given = values.get(of);
    return given === undefined || given.length === 0 ? defaultOf(of) : given.at(-1);
  };

  const drawText = (text: string): void => {
    if (text === '') return;
    if (inHead) beyond('text in a head');
    html += afterText ? `<!-- -->${escape(text)}` : escape(text);
    afterText = true;
  };

  const drawWithin = (tag: string, props: Props, children: unknown): void => {
    const [svgBefore, chosenBefore, quietBefore] = [inSvg, chosen, quiet];
    if (tag === 'svg') inSvg = true;
    else if (tag === 'foreignObject') inSvg = false;
    else if (tag === 'select') chosen = props.value ?? props.defaultValue ?? null;
    else if (tag === 'picture' || tag === 'noscript') quiet += 1;
    draw(children);
    [inSvg, chosen, quiet] = [svgBefore, chosenBefore, quietBefore];
  };

  const drawChildren = (tag: string, props: Props, children: unknown): void => {
    afterText = false;
    if (typeof children === 'string') html += escape(children);
    else if (ofEffect.has(tag)) drawWithin(tag, props, children);
    else draw(children);
    afterText = false;
  };

  /** What may go to the head of a document. */
  const drawMoved = (tag: string, props: Props): void => {
    if (preamble === null || afterText || quiet > 0 || inSvg) return beyond(`${tag} in its place`);
    pure = false;
    html += preamble.take(tag, props) ?? '';
  };

  /** A document is its head and its body; the head is complete when the body is drawn. */
  const drawDocument = (props: Props): void => {
    const [head, body] = partsOfDocument(props);
    if (html !== '' || preamble !== null) beyond('a document in a document');
    preamble = createPreamble();
    inHead = true;
    draw(head.children);
    inHead = false;
    const own = html;
    html = '';
    drawChildren('body', body, body.children);
    const start = `<html${attributesOf('html', props)}><head${attributesOf('head', head)}>`;
    html = `${start}${preamble.markup(pictures)}${own}</head><body${attributesOf('body', body)}>${html}</body></html>`;
  };

  const drawOwn = (tag: string, props: Props): void => {
    if (tag === 'html') return drawDocument(props);
    if (movedTags.has(tag) && !(tag === 'title' && inSvg)) return drawMoved(tag, props);
    if (inHead) beyond(`${tag} in a head`);
    checkTag(tag, inSvg);
    const { start, children, inner } = begin(tag, props, chosen);
    if (!withoutEnd.has(tag)) {
      html += start + inner;
      drawChildren(tag, props, children);
      html += `</${tag}>`;
      return;
    }
    if ((children ?? null) !== null || inner !== '') beyond(`children of ${tag}`);
    html += `${start.slice(0, -1)}/>`;
    afterText = false;
    if (tag === 'img' && quiet === 0 && props.loading !== 'lazy') pictures.push(props);
  };

  const drawHost = (tag: string, props: Props): void => {
    const ends = plainTags.get(tag);
    if (ends === undefined || inHead || props.dangerouslySetInnerHTML !== undefined) return drawOwn(tag, props);
    html += ends[0] + attributesOf(tag, props) + '>';
    drawChildren(tag, props, props.children);
    html += ends[1];
  };

  const drawComponent = (component: Component, props: Props, ref?: unknown): void => {
    if ((component.prototype as { readonly isReactComponent?: object } | undefined)?.isReactComponent)
      beyond('a component that is a class');
    draw(component(props, ref));
  };

  /** Draws a component apart from what stands before it, so that its markup may be kept. */
  const drawKept = (component: Component, place: NonNullable<ReturnType<KeptMarkup['placeOf']>>): void => {
    const known = kept.find(place);
    if (known !== undefined) {
      html += known.html;
      pictures.push(...known.pictures);
      return;
    }
    const [before, picturesBefore, pureBefore] = [html, pictures, pure];
    [html, pictures, pure] = ['', [], true];
    drawComponent(component, place.props);
    if (pure && !afterText) kept.keep(place, { html, pictures });
    [html, pictures, pure] = [before + html, [...picturesBefore, ...pictures], pureBefore && pure];
  };

  const drawFunction = (component: Component, props: Props): void => {
    const place = afterText || inSvg || quiet > 0 || chosen !== null ? null : kept.placeOf(component, props);
    if (place === null) drawComponent(component, props);
    else drawKept(component, place);
  };

  const drawProvider = (of: unknown, { value, children }: Props): void => {
    const all = values.get(of) ?? [];
    values.set(of, [...all, value]);
    draw(children);
    values.set(of, all);
  };

  const drawElement = (type: unknown, props: Props): void => {
    if (typeof type === 'string') return drawHost(type, props);
    if (typeof type === 'function') return drawFunction(type as Component, props);
    if (transparent.has(type)) return draw(props.children);
    const wrapped = (type ?? {}) as Wrapped;
    if (wrapped.$$typeof === context) return drawProvider(type, props);
    if (wrapped.$$typeof === memo) return drawElement(wrapped.type, props);
    if (wrapped.$$typeof !== forwardRef || wrapped.render === undefined) return beyond('a type of element');
    const { ref = null, ...own } = props;
    return drawComponent(wrapped.render, own, ref);
  };

  const draw = (node: unknown): void => {
    if (typeof node === 'string') return drawText(node);
    if (typeof node === 'number' || typeof node === 'bigint') return drawText(String(node));
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) for (let at = 0; at < node.length; at += 1) draw(node[at]);
    else if ((node as Element).$$typeof === element) drawElement((node as Element).type, (node as Element).props);
    else beyond('a node');
  };

  return (tree: ReactNode): Drawn | null => {
    if (!knowsReact) return null;
    [html, afterText, inSvg, quiet, chosen, pictures, pure] = ['', false, false, 0, null, [], true];
    [preamble, inHead] = [null, false];
    values.clear();
    kept.begin();
    try {
      withHooks({ valueOf }, () => draw(tree));
      return { html, pictures };
    } catch {
      // React tells what is wrong, if anything is.
      return null;
    } finally {
      html = '';
      preamble = null;
    }
  };
};
