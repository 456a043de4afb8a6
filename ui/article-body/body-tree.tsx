import { createElement, type ReactNode } from 'react';
import type { Body, BodyElement, BodyNode, Embed } from '#core/editorial/articles/body.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { articleMessages } from '../messages/editorial/articles.ts';
import { embedMessages } from '../messages/media/embeds.ts';
import { Disclaimer } from './embeds/disclaimer.tsx';
import { EmbedView } from './embeds/embed-view.tsx';
import { tied, tiedTitle } from '#core/wording/tied.ts';
import { Figure } from './figure.tsx';
import { figureCells } from './figure-cells.ts';
import { headingBelow, type Outline, rankOf } from './outline.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';

interface Props {
  readonly body: Body;
  readonly frame: Frame;
  readonly below?: number;
  readonly inserts?: ReadonlyMap<number, ReactNode>;
}

interface Setting {
  readonly frame: Frame;
  readonly outline: Outline;
  readonly figures?: ReadonlySet<BodyNode>;
  readonly isCell?: true;
}

/** No text in the tree is ever parsed as markup again (R28). */
export const BodyTree = ({ body, frame, below = 1, inserts }: Props) => {
  const setting = { frame, outline: { below, last: below } };
  if (inserts === undefined || inserts.size === 0) return drawnAll(body, setting);
  return body.flatMap((node, index) =>
    inserts.has(index) ? [inserts.get(index), drawn(node, index, setting)] : [drawn(node, index, setting)],
  );
};

const drawnAll = (nodes: readonly BodyNode[], setting: Setting): ReactNode[] =>
  nodes.map((node, index) => drawn(node, index, setting));

const drawn = (node: BodyNode, key: number, setting: Setting): ReactNode => {
  if (typeof node === 'string') return setting.isCell ? tiedTitle(node) : tied(node);
  if ('embed' in node) return renderedEmbed(node.embed, key, setting);
  switch (node.tag) {
    case 'table':
      return renderedTable(node, key, setting);
    case 'aside':
      return element(node, 'section', key, setting, { className: 'facts', 'aria-label': titleOf(node) });
    case 'th':
    case 'td':
      return element(
        node,
        node.tag,
        key,
        { ...setting, isCell: true },
        setting.figures?.has(node) ? { className: 'number' } : {},
      );
    case 'blockquote':
      return element(node, node.tag, key, setting, {
        className: node.attributes?.className ?? 'quote',
      });
    case 'details':
      return renderedHidden(node, key, setting);
    case 'hidden-inline':
      return renderedHiddenInline(node, key, setting);
    case 'h2':
    case 'h3':
    case 'h4':
      return element(node, headingBelow(setting.outline, rankOf(node.tag)), key, setting);
    default:
      return element(node, node.tag, key, setting);
  }
};

const element = (
  node: BodyElement,
  tag: string,
  key: number,
  setting: Setting,
  more?: Record<string, string | undefined>,
): ReactNode =>
  createElement(
    tag,
    { ...node.attributes, ...more, key },
    ...(node.children.length > 0 ? [drawnAll(node.children, setting)] : []),
  );

const isTagged = (node: BodyNode | undefined, tag: RegExp): node is BodyElement =>
  typeof node === 'object' && 'tag' in node && tag.test(node.tag);

const titleOf = ({ children }: BodyElement): string | undefined => {
  const title = children.find((child) => isTagged(child, /^h[2-4]$/));
  return title === undefined ? undefined : textOf([title]);
};

/** A wide table scrolls, and the keyboard must reach it. */
const renderedTable = (node: BodyElement, key: number, setting: Setting): ReactNode => {
  const caption = node.children.find((child) => isTagged(child, /^caption$/));
  return (
    <section
      key={key}
      className="table"
      tabIndex={0}
      aria-label={caption === undefined ? articleMessages.table : textOf([caption])}
    >
      {element(node, 'table', 0, { ...setting, figures: figureCells(node) })}
    </section>
  );
};

const renderedHidden = (node: BodyElement, key: number, setting: Setting): ReactNode => (
  <details key={key} {...node.attributes} className="hidden">
    {!isTagged(node.children[0], /^summary$/) && <summary>{embedMessages.hidden}</summary>}
    {drawnAll(node.children, setting)}
  </details>
);

/** A checkbox, because a disclosure cannot be inline. */
const renderedHiddenInline = ({ attributes, children }: BodyElement, key: number, setting: Setting): ReactNode => (
  <span key={key} {...attributes} className="spoiler">
    <input type="checkbox" className="spoiler__switch" aria-label={embedMessages.hiddenInline} />
    <span className="spoiler__words">{drawnAll(children, setting)}</span>
  </span>
);

const renderedEmbed = (embed: Embed, key: number, setting: Setting): ReactNode => {
  if (embed.kind === 'picture')
    return <Figure key={key} image={embed.image} size="wide" frame={setting.frame} className="figure" />;
  if (embed.kind === 'disclaimer') return <Disclaimer key={key}>{drawnAll(embed.body, setting)}</Disclaimer>;
  return <EmbedView key={key} embed={embed} frame={setting.frame} />;
};
