import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Frame } from '#core/pages/page-frame.ts';
import { fragments } from '#ui/fragments/lasting.ts';
import { spoken } from '#ui/messages/language.ts';

/** React escapes `<` in texts and attributes, and the name is random: no content can be a placeholder (R28). */
const tag = `fragment-${randomBytes(16).toString('hex')}`;
const placeholder = new RegExp(`<${tag}>(\\d+)</${tag}>`, 'g');

const maxBytes = 8 * 1024 * 1024;
const markups = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (markup, key) => 2 * (markup.length + key.length),
});

/** Seconds. In every time zone days begin at a quarter of an hour. */
const quarter = 900;
interface RoundedFrame {
  readonly frame: Frame;
  /** In place of the whole frame in keys. */
  readonly id: number;
}
const roundedFrames = new WeakMap<Frame, RoundedFrame>();
const ids = new LRUCache<string, number>({ max: 100 });
let lastId = 0;

/** Fragments use only the day of the render time. A rounded time renders the same. */
const roundedFrameOf = (given: Frame): RoundedFrame => {
  const known = roundedFrames.get(given);
  if (known !== undefined) return known;
  const frame = { ...given, renderedAt: given.renderedAt - (given.renderedAt % quarter) };
  const json = JSON.stringify(frame);
  const id = ids.get(json) ?? (lastId += 1);
  ids.set(json, id);
  const rounded = { frame, id };
  roundedFrames.set(given, rounded).set(frame, rounded);
  return rounded;
};

const numbers = new Map<unknown, number>();
const numberOf = (component: unknown): number => {
  const number = numbers.get(component) ?? numbers.size;
  numbers.set(component, number);
  return number;
};

interface Fragment {
  readonly key: string;
  readonly element: ReactNode;
}

const fragmentOf = <Props extends object>(component: FunctionComponent<Props>, given: Props): Fragment => {
  const rounded = 'frame' in given ? roundedFrameOf(given.frame as Frame) : undefined;
  return {
    key: JSON.stringify([numberOf(component), spoken.language, { ...given, frame: rounded?.id }]),
    element: createElement(component, rounded ? { ...given, frame: rounded.frame } : given),
  };
};

const markupOf = ({ key, element }: Fragment): string => {
  const known = markups.get(key);
  if (known !== undefined) return known;
  const markup = renderInFragments(element);
  markups.set(key, markup);
  return markup;
};

/** As `renderToString`, byte for byte, but components of `lasting` are rendered by themselves and memoized. */
export const renderInFragments = (tree: ReactNode): string => {
  const found: Fragment[] = [];
  fragments.render = (component, props) => createElement(tag, null, found.push(fragmentOf(component, props)) - 1);
  let html: string;
  try {
    html = renderToString(tree);
  } finally {
    fragments.render = createElement;
  }
  return html.replace(placeholder, (_, index: string) => markupOf(found[Number(index)] as Fragment));
};
