import {
  defaultTreeAdapter,
  ErrorCodes,
  html,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type Token,
} from 'parse5';
import { spelledAddress } from '../links/spelled-address.ts';
import { readAttributes } from './allow-list.ts';
import type { Losses, LossReason } from './losses.ts';
import { looksPlain } from './plain-look.ts';
import { keptTags, rawTextTags, strippedTags } from './tag-names.ts';

/** A hundred times an ordinary article; what stands behind is not read. */
const longestText = 500_000;
/** Elements in one body. Behind the last one text stays and markup is dropped. */
const mostElements = 10_000;
/** Levels of elements that may be open at once. */
const mostOpen = 256;
/** Formatting elements that may keep their attributes. */
const mostFormats = 50;

const addresses = new Set(['href', 'src', 'cite', 'data', 'poster', 'data-src', 'data-url', 'data-poster']);
const numbers = new Set(['start', 'value', 'colspan', 'rowspan']);
const rawText = new Set(rawTextTags);
const stripped = new Set(strippedTags);
const understood = new Set([...keptTags, ...strippedTags]);
const formatting = new Set(['b', 'strong', 'i', 'em', 's', 'strike', 'u', 'code', 'tt', 'small']);

/** A whole number as browsers read it (HTML, "rules for parsing integers"): `1e3` begins with 1. */
const wholeNumber = (value: string): string => /^[\t\n\f\r ]*([+-]?\d+)/.exec(value)?.[1] ?? value;

const spelled = (name: string, value: string): string => {
  if (addresses.has(name)) return spelledAddress(value);
  return numbers.has(name) ? wholeNumber(value) : value;
};

/**
 * parse5, kept from building more than it was sent: HTML reopens formatting elements in every new block, so that 36
 * KB can
 * become three million elements. Start tags that are dropped before the tree builder sees them cost nothing and lose
 * no text.
 */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  elements = 0;
  losses: Losses | undefined = undefined;
  /** Whether the text ends in a comment that was not closed. */
  isCut = false;
  private formats = 0;

  override onStartTag(token: Token.TagToken) {
    const { tagName } = token;
    const mark = this.losses?.note(token);
    if (!understood.has(tagName)) return this.lose(mark, 'unknown');
    if (this.isFull() && !rawText.has(tagName)) return this.lose(mark, 'too-much');
    if (stripped.has(tagName)) this.lose(mark, 'unknown');
    token.attrs = this.attributesOf(token);
    if (mark !== undefined) token.attrs.push({ name: 'data-given', value: mark });
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken) {
    if (token.tagName === 'picture') this.losses?.endPicture();
    // Even where none is open, these two make an element.
    if (this.isFull() && (token.tagName === 'p' || token.tagName === 'br')) return;
    super.onEndTag(token);
  }

  override onComment(token: Token.CommentToken) {
    this.losses?.comment(token, this.isCut);
  }

  private lose(mark: string | undefined, reason: LossReason) {
    // Of what goes with its content the content is no loss of its own.
    const { current } = this.openElements;
    if (current === undefined || !('tagName' in current && stripped.has(current.tagName)))
      this.losses?.element(this.losses.at(mark), reason);
  }

  private isFull() {
    return this.elements >= mostElements || this.openElements.stackTop >= mostOpen;
  }

  private attributesOf({ tagName, attrs }: Token.TagToken) {
    const read = attrs.flatMap(({ name, value }) =>
      readAttributes.has(name) ? [{ name, value: spelled(name, value) }] : [],
    );
    const style = attrs.find(({ name }) => name === 'style')?.value;
    const plain = looksPlain(tagName, style) ? [{ name: 'data-plain', value: '' }] : [];
    if (read.length === 0 || !formatting.has(tagName)) return [...read, ...plain];
    // Of formatting elements that are identical at most three are reopened; without attributes they all are.
    this.formats += 1;
    return this.formats > mostFormats ? plain : [...read, ...plain];
  }
}

/** The tree that a browser would build, bounded in elements and time whatever the text. */
export const parseBounded = (text: string, losses?: Losses): DefaultTreeAdapterTypes.DocumentFragment => {
  const treeAdapter = { ...defaultTreeAdapter };
  const context = treeAdapter.createElement('div', html.NS.HTML, []);
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(context, {
    treeAdapter,
    sourceCodeLocationInfo: losses !== undefined,
    onParseError: losses === undefined ? null : ({ code }) => (parser.isCut ||= code === ErrorCodes.eofInComment),
  }) as BoundedParser;
  parser.losses = losses;
  parser.treeAdapter.onElementCreated = () => {
    parser.elements += 1;
  };
  if (text.length > longestText) losses?.end(text.slice(0, longestText));
  parser.tokenizer.write(text.slice(0, longestText).toWellFormed(), true);
  return parser.getFragment();
};
