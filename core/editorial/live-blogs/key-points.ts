import type { LivePost } from '../articles/article.ts';
import { type Body, type BodyElement, type BodyNode, isElement } from '../articles/body.ts';
import { plainText } from '../articles/plain-text.ts';

/** One line of what a reader has to know of a live blog, in its editors' own words. */
export interface KeyPoint {
  /** The post that it stands in. */
  readonly postId: number;
  /** What the line is about, as its editors begin it in bold (`Vízállás:`); empty without such a beginning. */
  readonly label: string;
  readonly text: string;
}

/** Fewer lines than this are no summary, and more are a text. */
const [fewest, most] = [2, 3];

/** Ends a sentence: a word before it, with a vowel as abbreviations seldom have one, and a capital behind it. */
const sentenceEnd = /(?<=(?:[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]\p{L}*(?<=\p{L}\p{L})[.…]|[!?])[”"»)]?)\s+(?=[\p{Lu}„»–])/u;

const firstSentence = (text: string): string => text.split(sentenceEnd)[0] ?? text;

const isList = (node: BodyNode): node is BodyElement => isElement(node) && (node.tag === 'ul' || node.tag === 'ol');

/** The items of the first list of a text. */
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
 * The three lines that a live blog opens with: the list of its newest pinned summary, else what its pinned posts and
 * then its newest ones are called. Nothing is said that the editors have not written; what gives less than two lines
 * gives none. `posts` stand as they are shown, newest first.
 */
export const keyPoints = (posts: readonly LivePost[]): readonly KeyPoint[] => {
  const pinned = posts.filter((post) => post.pinned);
  const summary = pinned.find(({ body }) => listedIn(body).length >= fewest);
  const others = [...pinned, ...posts.filter((post) => !post.pinned)].filter((post) => post !== summary);
  const points = [...(summary === undefined ? [] : ofList(summary)), ...others.flatMap(ofTitle)];
  const told = points.filter(({ text }, at) => points.findIndex((other) => other.text === text) === at);
  return told.length < fewest ? [] : told.slice(0, most);
};
