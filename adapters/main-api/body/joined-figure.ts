import { type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';
import { isPlayer, withCaption, withWords } from './embeds.ts';

const maxPostLength = 1000;

const plain = (nodes: readonly BodyNode[]): string => textOf(nodes).replace(/\s+/g, ' ').trim();

const saysMore = (node: BodyNode): boolean =>
  isElement(node) && (node.attributes !== undefined || node.children.some(saysMore));

const lineOf = (captions: readonly BodyNode[]): readonly BodyNode[] =>
  captions.filter(isElement).flatMap(({ children }) => children);

export const joinedFigure = (typed: readonly BodyNode[], children: readonly BodyNode[]): BodyNode | null => {
  const captions = children.filter((child) => isElement(child) && child.tag === 'figcaption');
  const [content, ...more] = [...typed, ...children.filter((child) => !captions.includes(child))];
  if (content === undefined || typeof content === 'string' || !('embed' in content)) return null;
  const { embed } = content;
  const quoted =
    (embed.kind === 'post' || embed.kind === 'link') &&
    more.every((node) => isElement(node) && (node.tag === 'blockquote' || node.tag === 'p'));
  if (more.length > 0 && !quoted) return null;
  const [said, text, line] = [plain(captions), plain(more).slice(0, maxPostLength), lineOf(captions)];
  const isPlain = !line.some(saysMore);
  const whole = withWords(embed, text === '' ? {} : { text });
  if (said === '') return { embed: whole };
  if (isPlain && embed.kind === 'picture') return { embed: { ...embed, image: { ...embed.image, caption: said } } };
  if (isPlain && !('title' in embed) && !isPlayer(embed)) return { embed: withWords(whole, { title: said }) };
  return withCaption(whole, line);
};
