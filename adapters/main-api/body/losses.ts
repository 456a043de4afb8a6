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

/** Declarations that say more than how a text looks: bold and struck words, raised figures, hidden parts. */
const meaning =
  /font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*(?:italic|oblique)|text-decoration(?:-line)?\s*:[^;]*(?:line-through|underline)|vertical-align\s*:\s*(?:super|sub)\b|display\s*:\s*none|visibility\s*:\s*hidden|direction\s*:\s*rtl|list-style-type\s*:\s*(?:lower|upper)-/i;

/** Of an element that would be bold or slanted without them. */
const plainLook = /font-(?:weight|style)\s*:\s*(?:normal|400)/i;
const loud = /^(?:b|strong|i|em)$/;

/** Where an element says what it shows. */
const addresses = ['src', 'data-src', 'data-url', 'data', 'srcset'];

/** Attributes that say something by being there (HTML, "Boolean attributes"). */
const ofPresence = /^(?:hidden|inert|open|reversed)$/;

const defaults: Readonly<Record<string, string>> = { colspan: '1', rowspan: '1', start: '1', type: '1', target: '' };

const says = (tag: string, style: string): boolean => meaning.test(style) || (loud.test(tag) && plainLook.test(style));

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

  /** Notes an element as it was written; gives the mark by which it is found again. */
  note({ tagName, attrs, location }: Token.TagToken): string {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    this.written.push({ line: location?.startLine ?? 1, tag: tagName, attributes });
    return String(this.written.length - 1);
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

  attribute(written: Written | undefined, name: string, reason: LossReason): void {
    const value = written?.attributes.get(name);
    if (written === undefined || value === undefined || (value.trim() === '' && !ofPresence.test(name))) return;
    const isLook = ofLook.test(name) && !(name === 'style' && says(written.tag, value));
    if (defaults[name] === value || isLook) return;
    const found = value === '' ? {} : { found: shortened(value) };
    this.all.push({ line: written.line, element: written.tag, attribute: name, reason, ...found });
  }
}
