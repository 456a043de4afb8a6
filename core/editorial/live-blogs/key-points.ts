import type { LivePost } from '../articles/article.ts';
import { type Body, type BodyElement, type BodyNode, isElement } from '../articles/body.ts';
import { plainText } from '../articles/plain-text.ts';

export interface KeyPoint {
  readonly postId: number;
  readonly label: string;
  readonly text: string;
}

const [fewest, max] = [2, 3];

/** The word must contain a vowel, because abbreviations rarely do. A capital letter must follow. */
const sentenceEnd = /(?<=(?:[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]\p{L}*(?<=\p{L}\p{L})[.…]|[!?])[”"»)]?)\s+(?=[\p{Lu}„»–])/u;

const firstSentence = (text: string): string => text.split(sentenceEnd)[0] ?? text;

const isList = (node: BodyNode): node is BodyElement => isElement(node) && (node.tag === 'ul' || node.tag === 'ol');

const listedIn = (body: Body): readonly BodyElement[] =>
  (body.find(isList)?.children ?? []).filter((node) => isElement(node) && node.tag === 'li').filter(isElement);

const isBold = (node: BodyNode | undefined): node is BodyElement =>
  isElement(node) && (node.tag === 'strong' || node.tag === 'b');

const ofItem = (postId: number, { children }: BodyElement): KeyPoint => {
  const [first, ...rest] = children;
  const [label, text] = isBold(first) ? [plainText(first.children), plainText(rest)] : ['', ''];
  return label !== '' && text !== ''
    ? { postId, label, text: firstSentence(text) }
    : { postId, label: '', text: firstSentence(plainText([{ tag: 'p', children }])) };
};

const ofList = ({ id, body }: LivePost): readonly KeyPoint[] =>
  listedIn(body)
    .map((item) => ofItem(id, item))
    .filter(({ text }) => text !== '');

const ofTitle = ({ id, title }: LivePost): readonly KeyPoint[] =>
  title === '' ? [] : [{ postId: id, label: '', text: title }];

/**
 * From the newest pinned summary's list, else post titles. Empty with fewer than two lines. `posts` are in display
 * order.
 */
export const keyPoints = (posts: readonly LivePost[]): readonly KeyPoint[] => {
  const pinned = posts.filter((post) => post.pinned);
  const summary = pinned.find(({ body }) => listedIn(body).length >= fewest);
  const others = [...pinned, ...posts.filter((post) => !post.pinned)].filter((post) => post !== summary);
  const points = [...(summary === undefined ? [] : ofList(summary)), ...others.flatMap(ofTitle)];
  const told = points.filter(({ text }, at) => points.findIndex((other) => other.text === text) === at);
  return told.length < fewest ? [] : told.slice(0, max);
};
