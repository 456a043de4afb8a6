import { createElement, type ReactNode } from 'react';
import type { Body, BodyElement, BodyNode, Embed } from '#core/articles/body.ts';
import type { Frame } from '#core/pages/page.ts';
import { articleCopy } from '../copy/articles.ts';
import { Figure } from './figure.tsx';
import { headingBelow, type Outline, rankOf } from './outline.ts';
import { textOf } from './text-of.ts';

interface Props {
  readonly body: Body;
  readonly frame: Frame;
  /** Rank of the heading under which the body stands: 1 below an article's title. */
  readonly below?: number;
}

interface Setting {
  readonly frame: Frame;
  readonly outline: Outline;
}

/** A sanitised tree as React elements (R28): nothing in it is ever taken for markup again. */
export const BodyTree = ({ body, frame, below = 1 }: Props) => drawnAll(body, { frame, outline: { below, last: below } });

const drawnAll = (nodes: readonly BodyNode[], setting: Setting): ReactNode[] => nodes.map((node, index) => drawn(node, index, setting));

const drawn = (node: BodyNode, key: number, setting: Setting): ReactNode => {
  if (typeof node === 'string') return node;
  if ('embed' in node) return drawnEmbed(node.embed, key, setting);
  switch (node.tag) {
    case 'table': return drawnTable(node, key, setting);
    case 'aside': return element(node, node.tag, key, setting, { className: 'facts', 'aria-label': titleOf(node) });
    case 'blockquote': return element(node, node.tag, key, setting, { className: 'quote' });
    case 'h2': case 'h3': case 'h4': return element(node, headingBelow(setting.outline, rankOf(node.tag)), key, setting);
    default: return element(node, node.tag, key, setting);
  }
};

const element = (node: BodyElement, tag: string, key: number, setting: Setting, more?: Record<string, string | undefined>): ReactNode =>
  createElement(tag, { ...node.attributes, ...more, key }, ...(node.children.length > 0 ? [drawnAll(node.children, setting)] : []));

const titleOf = ({ children }: BodyElement): string | undefined => {
  const title = children.find((child) => typeof child !== 'string' && 'tag' in child && /^h[2-4]$/.test(child.tag));
  return title === undefined ? undefined : textOf([title]);
};

/** A wide table scrolls inside itself, and the keyboard can reach it to do so. */
const drawnTable = (node: BodyElement, key: number, setting: Setting): ReactNode => {
  const caption = node.children.find((child) => typeof child !== 'string' && 'tag' in child && child.tag === 'caption');
  return (
    <section key={key} className="table" tabIndex={0} aria-label={caption === undefined ? articleCopy.table : textOf([caption])}>
      {element(node, 'table', 0, setting)}
    </section>
  );
};

const drawnEmbed = (embed: Embed, key: number, { frame }: Setting): ReactNode =>
  embed.kind === 'picture'
    ? <Figure key={key} image={embed.image} size="wide" frame={frame} className="figure" />
    : <p key={key}><a href={embed.url}>{embed.label || embed.url}</a></p>;
