import type { Token } from 'parse5';

/** Why something of foreign HTML is not shown. */
export type LossReason =
  /** No element, or no attribute, that is ever shown. */
  | 'unknown'
  /** Its value is none that may be shown: an address of a kind that is not followed, a number out of bounds. */
  | 'value'
  /** The text has no such id on this page. */
  | 'no-target'
  /** A caption, a summary or a term holds words alone. */
  | 'words-only'
  /** The body is longer or deeper than what is read. */
  | 'too-much';

/** One thing of a text that no reader sees. */
export interface Loss {
  /** From 1, of the text. */
  readonly line: number;
  readonly element: string;
  /** Null when it is the element itself. */
  readonly attribute: string | null;
  readonly reason: LossReason;
  /** The attribute's value, shortened. */
  readonly found?: string;
}

const longestFound = 80;
const shortened = (text: string): string => (text.length > longestFound ? `${text.slice(0, longestFound)}…` : text);

/** How a text looks and how it is loaded; readers miss no word and no meaning without them. */
const ofLook =
  /^(?:class|style|width|height|align|valign|border|bgcolor|color|face|size|cellpadding|cellspacing|hspace|vspace|noshade|compact|nowrap|frameborder|marginwidth|marginheight|scrolling|loading|decoding|fetchpriority|srcset|sizes|media|controls|preload|playsinline|allow|allowfullscreen|sandbox|referrerpolicy|crossorigin|rel|target|role|tabindex|contenteditable|spellcheck|xmlns(?::.*)?|data-.*)$/;

/** Elements of look alone, and those that stand around every document. */
const ofNoMeaning =
  /^(?:font|big|blink|nobr|basefont|html|head|body|meta|picture|source|colgroup|col|param|label|o:p|w:.*|st1:.*|v:.*)$/;

/** Declarations that say more than how a text looks: bold and struck words, raised figures, hidden parts, numbers. */
const meaning =
  /(?:^|;)\s*(?:font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*(?:italic|oblique)|text-decoration(?:-line)?\s*:[^;]*(?:line-through|underline)|vertical-align\s*:\s*(?:super|sub)\b|display\s*:\s*none|visibility\s*:\s*hidden|direction\s*:\s*rtl|list-style-type\s*:\s*(?:lower|upper)-|counter-(?:reset|set|increment)\s*:)/i;

/** A block that WordPress makes when it sends a page: `<!-- wp:latest-posts {"postsToShow":3} /-->`. */
const madeBlock = /^\s*wp:(?!(?:paragraph|spacer|separator)\b)([\w/-]+)\s*(.*?)\s*\/$/s;
/** What HTML reads as a comment though it was written as something else (HTML, "bogus comment"). */
const noComment = /^(\[CDATA\[|\?(?!xml)\w*)\s*(.*?)(?:\]\])?$/is;

/** Where an element says what it shows. */
const addresses = ['src', 'data-src', 'data-url', 'data', 'srcset'];

/** Attributes that say something by being there (HTML, "Boolean attributes"). */
const ofPresence = /^(?:hidden|inert|open|reversed)$/;

const defaults: Readonly<Record<string, string>> = { colspan: '1', rowspan: '1', start: '1', type: '1', target: '' };

/** What was written, for those who look for losses. */
export interface Written {
  readonly line: number;
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Gathers what is not shown while a text is read; at import alone. */
export class Losses {
  readonly all: Loss[] = [];
  private readonly written: Written[] = [];
  /** The first `source` of the open `picture`, until its `img` comes; null outside of one. */
  private source: Written | undefined | null = null;

  /** Notes an element as it was written; gives the mark by which it is found again. */
  note({ tagName, attrs, location }: Token.TagToken): string {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const written = { line: location?.startLine ?? 1, tag: tagName, attributes };
    this.written.push(written);
    if (tagName === 'picture') this.source = undefined;
    if (tagName === 'img') this.source = null;
    if (tagName === 'source' && this.source === undefined) this.source = written;
    return String(this.written.length - 1);
  }

  /** Notes the end of a `picture`; one without an `img` shows nothing (HTML, "The picture element"). */
  endPicture(): void {
    this.element(this.source ?? undefined, 'value');
    this.source = null;
  }

  /** Notes a comment that is none to its author, or that was never closed. */
  comment({ data, location }: Token.CommentToken, isOpen: boolean): void {
    const [, block, said] = madeBlock.exec(data) ?? [];
    const [, mark, text] = noComment.exec(data) ?? [];
    const element = isOpen
      ? '!--'
      : block === undefined
        ? mark && (mark.startsWith('[') ? `!${mark}` : mark)
        : `!-- wp:${block} --`;
    if (element === undefined) return;
    const found = shortened((isOpen ? data : (said ?? text ?? '')).trim());
    this.all.push({
      line: location?.startLine ?? 1,
      element,
      attribute: null,
      reason: 'unknown',
      ...(found !== '' && { found }),
    });
  }

  /** Notes an element without words that a script of another site would fill by its `data-*`. */
  unfilled(written: Written | undefined): void {
    const data = [...(written?.attributes ?? [])].find(
      ([name, value]) => name.startsWith('data-') && value.trim() !== '',
    );
    if (written === undefined || data === undefined) return;
    this.all.push({
      line: written.line,
      element: written.tag,
      attribute: null,
      reason: 'unknown',
      found: shortened(data[1]),
    });
  }

  /** Notes that what stands behind `read` is not read. */
  end(read: string): void {
    this.all.push({ line: read.split('\n').length, element: '…', attribute: null, reason: 'too-much' });
  }

  at(mark: unknown): Written | undefined {
    return this.written[Number(mark ?? Number.NaN)];
  }

  element(written: Written | undefined, reason: LossReason): void {
    if (written === undefined || (reason === 'unknown' && ofNoMeaning.test(written.tag))) return;
    const source = addresses.find((name) => written.attributes.has(name));
    const found = source === undefined ? {} : { found: shortened(written.attributes.get(source) ?? '') };
    this.all.push({ line: written.line, element: written.tag, attribute: null, reason, ...found });
  }

  attribute(written: Written | undefined, name: string, reason: LossReason, isShownInPart = false): void {
    const value = written?.attributes.get(name);
    if (written === undefined || value === undefined || (value.trim() === '' && !ofPresence.test(name))) return;
    const isLook = ofLook.test(name) && !(name === 'style' && meaning.test(value));
    if (defaults[name] === value || (isLook && !isShownInPart)) return;
    const found = value === '' ? {} : { found: shortened(value) };
    this.all.push({ line: written.line, element: written.tag, attribute: name, reason, ...found });
  }
}
