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

const closes = /[.!?…:][”"»)]?$/u;
const ended = (text: string): string => (text === '' || closes.test(text) ? text : `${text}.`);
const fewestWords = 4;

/** Sentences until they have a few words: "Vége. Negyvenhét igazolás." */
const opening = (text: string): string => {
  const sentences = text.split(sentenceEnd);
  const at = sentences.findIndex(
    (_, end) =>
      sentences
        .slice(0, end + 1)
        .join(' ')
        .split(/\s+/u).length >= fewestWords,
  );
  return (at < 0 ? sentences : sentences.slice(0, at + 1)).join(' ');
};

/** A reader of an ended live blog has no context: its title and what the post says. */
const ofEnded = (post: LivePost): readonly KeyPoint[] => {
  const text = ended(opening(plainText(post.body.filter((node) => !isList(node)))));
  return ofTitle(post).map((point) =>
    text === '' ? { ...point, text: ended(point.text) } : { ...point, label: ended(point.text), text },
  );
};

/**
 * From the newest pinned summary's list, else post titles. Empty with fewer than two lines. `posts` are in display
 * order. Sentences when the live blog is over.
 */
export const keyPoints = (posts: readonly LivePost[], over = false): readonly KeyPoint[] => {
  const pinned = posts.filter((post) => post.pinned);
  const summary = pinned.find(({ body }) => listedIn(body).length >= fewest);
  const others = [...pinned, ...posts.filter((post) => !post.pinned)].filter((post) => post !== summary);
  const listed = summary === undefined ? [] : ofList(summary);
  const points = over
    ? [...listed.map((point) => ({ ...point, text: ended(point.text) })), ...others.flatMap(ofEnded)]
    : [...listed, ...others.flatMap(ofTitle)];
  const told = points.filter(({ text }, at) => points.findIndex((other) => other.text === text) === at);
  return told.length < fewest ? [] : told.slice(0, max);
};
