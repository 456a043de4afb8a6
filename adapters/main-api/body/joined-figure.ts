import { type BodyNode, isElement } from '#core/articles/body.ts';
import { textOf } from '#core/articles/text-of.ts';
import { withWords } from './embeds.ts';

const longestPost = 1000;

const plain = (nodes: readonly BodyNode[]): string => textOf(nodes).replace(/\s+/g, ' ').trim();

/** The line of a figure's captions; undefined where plain words say the same. */
const richLine = (captions: readonly BodyNode[]): readonly BodyNode[] | undefined => {
  const line = captions.filter(isElement).flatMap(({ children }) => children);
  return line.some(isElement) ? line : undefined;
};

/**
 * A figure that is one embed, perhaps with its caption, is that embed; a quotation beside a post or a link is what it
 * says.
 * Null for any other figure, which stays one. `typed` is what its `data-type` stands for, `children` what is left of
 * its content.
 */
export const joinedFigure = (typed: readonly BodyNode[], children: readonly BodyNode[]): BodyNode | null => {
  const captions = children.filter((child) => isElement(child) && child.tag === 'figcaption');
  const [content, ...more] = [...typed, ...children.filter((child) => !captions.includes(child))];
  if (content === undefined || typeof content === 'string' || !('embed' in content)) return null;
  const { embed } = content;
  const quoted =
    (embed.kind === 'post' || embed.kind === 'link') &&
    more.every((node) => isElement(node) && (node.tag === 'blockquote' || node.tag === 'p'));
  if (more.length > 0 && !quoted) return null;
  const [said, text, rich] = [plain(captions), plain(more).slice(0, longestPost), richLine(captions)];
  if (embed.kind === 'picture') {
    const caption = rich === undefined ? {} : { caption: rich };
    return said === ''
      ? content
      : { ...content, embed: { ...embed, image: { ...embed.image, caption: said }, ...caption } };
  }
  // The caption is the title of what has none.
  const isTitle = rich === undefined && !('title' in embed);
  const caption = said === '' ? {} : isTitle ? { title: said } : { caption: rich ?? [said] };
  return { ...content, embed: withWords(embed, { ...caption, ...(text === '' ? {} : { text }) }) };
};
