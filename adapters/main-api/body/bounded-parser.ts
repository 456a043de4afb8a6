import {
  defaultTreeAdapter,
  ErrorCodes,
  html,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type Token,
} from 'parse5';
import { readableText } from '#adapters/http/readable-text.ts';
import { spelledAddress } from '../links/spelled-address.ts';
import { readAttributes } from './allow-list.ts';
import type { Losses, LossReason } from './losses.ts';
import { looksPlain } from './plain-look.ts';
import { keptTags, rawTextTags, strippedTags } from './tag-names.ts';

/** Characters, a hundred times an ordinary article. The rest is not parsed. */
const maxTextLength = 500_000;
/** Beyond this limit, only text remains. */
const maxElements = 10_000;
const maxOpen = 256;
const maxFormats = 50;

const addresses = new Set(['href', 'src', 'cite', 'data', 'poster', 'data-src', 'data-url', 'data-poster']);
const numbers = new Set(['start', 'value', 'colspan', 'rowspan']);
const rawText = new Set(rawTextTags);
const stripped = new Set(strippedTags);
const understood = new Set([...keptTags, ...strippedTags]);
const formatting = new Set(['b', 'strong', 'i', 'em', 's', 'strike', 'u', 'code', 'tt', 'small']);

/** HTML, "rules for parsing integers": `1e3` is read as 1. */
const wholeNumber = (value: string): string => /^[\t\n\f\r ]*([+-]?\d+)/.exec(value)?.[1] ?? value;

const spelled = (name: string, value: string): string => {
  if (addresses.has(name)) return spelledAddress(value);
  return numbers.has(name) ? wholeNumber(value) : readableText(value);
};

/**
 * HTML reopens formatting elements in every new block: 36 KB can become three million elements. This parser drops
 * surplus start tags before the tree builder sees them and keeps their text.
 */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  elements = 0;
  losses: Losses | undefined = undefined;
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
    // Unmatched end tags of these two create an element.
    if (this.isFull() && (token.tagName === 'p' || token.tagName === 'br')) return;
    super.onEndTag(token);
  }

  override onCharacter(token: Token.CharacterToken) {
    token.chars = readableText(token.chars);
    if (token.chars !== '') super.onCharacter(token);
  }

  override onComment(token: Token.CommentToken) {
    this.losses?.comment(token, this.isCut);
  }

  private lose(mark: string | undefined, reason: LossReason) {
    // The content of a stripped element is not reported as a separate loss.
    const { current } = this.openElements;
    if (current === undefined || !('tagName' in current && stripped.has(current.tagName)))
      this.losses?.element(this.losses.at(mark), reason);
  }

  private isFull() {
    return this.elements >= maxElements || this.openElements.stackTop >= maxOpen;
  }

  private attributesOf({ tagName, attrs }: Token.TagToken) {
    const read = attrs.flatMap(({ name, value }) =>
      readAttributes.has(name) ? [{ name, value: spelled(name, value) }] : [],
    );
    const style = attrs.find(({ name }) => name === 'style')?.value;
    const plain = looksPlain(tagName, style) ? [{ name: 'data-plain', value: '' }] : [];
    if (read.length === 0 || !formatting.has(tagName)) return [...read, ...plain];
    // HTML reopens at most three identical formatting elements; without attributes they are all identical.
    this.formats += 1;
    return this.formats > maxFormats ? plain : [...read, ...plain];
  }
}

/** Without lines, losses are found in two thirds of the time, except an unclosed comment. */
export const parseBounded = (
  text: string,
  losses?: Losses,
  withLines = losses !== undefined,
): DefaultTreeAdapterTypes.DocumentFragment => {
  const treeAdapter = { ...defaultTreeAdapter };
  const context = treeAdapter.createElement('div', html.NS.HTML, []);
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(context, {
    treeAdapter,
    sourceCodeLocationInfo: withLines,
    onParseError: !withLines ? null : ({ code }) => (parser.isCut ||= code === ErrorCodes.eofInComment),
  }) as BoundedParser;
  parser.losses = losses;
  parser.treeAdapter.onElementCreated = () => {
    parser.elements += 1;
  };
  if (text.length > maxTextLength) losses?.end(text.slice(0, maxTextLength));
  parser.tokenizer.write(text.slice(0, maxTextLength).toWellFormed(), true);
  return parser.getFragment();
};
