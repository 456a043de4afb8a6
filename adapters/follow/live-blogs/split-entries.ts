import { escapeHtml, plainText } from '#adapters/migration/body/plain-text.ts';
import {
  append,
  detach,
  elementsIn,
  htmlOf,
  isElement,
  parseHtml,
  textIn,
  type TreeElement,
  type TreeNode,
  type TreeParent,
} from '#adapters/migration/body/tree.ts';
import { type HeadingTime, readHeading } from './read-heading.ts';

export interface FoundEntry {
  readonly title: string;
  /** On the clock of the desk; null without one. */
  readonly time: HeadingTime | null;
  readonly html: string;
  /** To recognise it after an edit. */
  readonly words: string;
}

export interface SplitText {
  readonly intro: string;
  /** Newest first. */
  readonly entries: readonly FoundEntry[];
}

const wrappers = new Set(['div', 'section', 'article', 'main']);
const levels = ['h2', 'h3'];
const day = 1_440;
/** Of import files. */
const marks = /<!--\s*(?:page|post)\b[\s\S]*?-->/g;

/** Lower-case letters and digits alone: pictures and markup may be stored in another form. */
export const wordsOf = (html: string): string =>
  plainText(html)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isHeading = (node: TreeNode, level: string): node is TreeElement =>
  isElement(node) && node.tagName === level && textIn(node).trim() !== '';

/** Blocks that only group others are opened. */
const flat = (parent: TreeParent, level: string): readonly TreeNode[] =>
  parent.childNodes.flatMap((node): readonly TreeNode[] =>
    isElement(node) &&
    wrappers.has(node.tagName) &&
    [...elementsIn(node, level)].some((heading) => textIn(heading).trim() !== '')
      ? flat(node, level)
      : [node],
  );

const isRule = (node: TreeNode | undefined): boolean => node !== undefined && isElement(node) && node.tagName === 'hr';

const isBlank = (node: TreeNode | undefined): boolean =>
  node !== undefined && (isRule(node) || (!isElement(node) && !('value' in node && node.value.trim() !== '')));

/** Rules and spaces around an entry separate it from others. */
const textOf = (nodes: readonly TreeNode[]): string => {
  const inner = [...nodes];
  while (isBlank(inner[0])) inner.shift();
  while (isBlank(inner.at(-1))) inner.pop();
  const fragment = parseHtml('');
  for (const node of inner) {
    detach(node);
    append(fragment, node);
  }
  return htmlOf(fragment).trim();
};

/** Across midnight, the shorter way counts. */
const isAscending = (one: HeadingTime, next: HeadingTime): boolean => {
  const later = (next.minutes - one.minutes + day) % day;
  return later > 0 && later < day / 2;
};

const inOrder = (entries: readonly FoundEntry[]): readonly FoundEntry[] => {
  const times = entries.flatMap(({ time }) => time ?? []);
  const pairs = times.slice(1).map((time, at) => [times[at] as HeadingTime, time] as const);
  const up = pairs.filter(([one, next]) => isAscending(one, next)).length;
  const down = pairs.filter(([one, next]) => isAscending(next, one)).length;
  return up > down ? entries.toReversed() : entries;
};

/** Each h2 begins an entry, or each h3 where the first heading is one. */
export const splitEntries = (html: string): SplitText => {
  const root = parseHtml(html.replaceAll(marks, ''));
  const level = [...elementsIn(root)].find((node) => levels.some((one) => isHeading(node, one)))?.tagName ?? '';
  const nodes = flat(root, level);
  const starts = nodes.flatMap((node, at) => (isHeading(node, level) ? [at] : []));
  const entries = starts.map((start, at): FoundEntry => {
    const { title, time } = readHeading(textIn(nodes[start] as TreeElement));
    const text = textOf(nodes.slice(start + 1, starts[at + 1] ?? nodes.length));
    // A heading without text is the whole entry.
    return text === ''
      ? {
          title: '',
          time,
          html: `<p>${escapeHtml(title || textIn(nodes[start] as TreeElement).trim())}</p>`,
          words: wordsOf(title),
        }
      : { title, time, html: text, words: wordsOf(text) };
  });
  return { intro: textOf(nodes.slice(0, starts[0] ?? nodes.length)), entries: inOrder(entries) };
};
