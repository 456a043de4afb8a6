import type { Token } from 'parse5';

export type LossReason = 'unknown' | 'value' | 'no-target' | 'words-only' | 'too-much';

export interface Loss {
  readonly line: number;
  readonly element: string;
  readonly attribute: string | null;
  readonly reason: LossReason;
  readonly found?: string;
}

const maxFoundLength = 80;
const shortened = (text: string): string => (text.length > maxFoundLength ? `${text.slice(0, maxFoundLength)}…` : text);

const ofLook =
  /^(?:class|style|width|height|align|valign|border|bgcolor|color|face|size|cellpadding|cellspacing|hspace|vspace|noshade|compact|nowrap|frameborder|marginwidth|marginheight|scrolling|loading|decoding|fetchpriority|srcset|sizes|media|controls|preload|playsinline|allow|allowfullscreen|sandbox|referrerpolicy|crossorigin|rel|target|role|tabindex|contenteditable|spellcheck|xmlns(?::.*)?|data-.*)$/;

const ofNoMeaning =
  /^(?:font|big|blink|nobr|basefont|html|head|body|meta|picture|source|colgroup|col|param|label|o:p|w:.*|st1:.*|v:.*)$/;

const meaning =
  /(?:^|;)\s*(?:font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*(?:italic|oblique)|text-decoration(?:-line)?\s*:[^;]*(?:line-through|underline)|vertical-align\s*:\s*(?:super|sub)\b|display\s*:\s*none|visibility\s*:\s*hidden|direction\s*:\s*rtl|list-style-type\s*:\s*(?:lower|upper)-|counter-(?:reset|set|increment)\s*:)/i;

const madeBlock = /^\s*wp:(?!(?:paragraph|spacer|separator)\b)([\w/-]+)\s*(.*?)\s*\/$/s;
/** HTML parses these as comments (HTML, "bogus comment"). */
const noComment = /^(\[CDATA\[|\?(?!xml)\w*)\s*(.*?)(?:\]\])?$/is;

const addresses = ['src', 'data-src', 'data-url', 'data', 'srcset'];

/** HTML, "Boolean attributes". */
const ofPresence = /^(?:hidden|inert|open|reversed)$/;

const defaults: Readonly<Record<string, string>> = { colspan: '1', rowspan: '1', start: '1', type: '1', target: '' };

export interface Written {
  readonly line: number;
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export class Losses {
  readonly all: Loss[] = [];
  private readonly written: Written[] = [];
  private source: Written | undefined | null = null;

  note({ tagName, attrs, location }: Token.TagToken): string {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const written = { line: location?.startLine ?? 1, tag: tagName, attributes };
    this.written.push(written);
    if (tagName === 'picture') this.source = undefined;
    if (tagName === 'img') this.source = null;
    if (tagName === 'source' && this.source === undefined) this.source = written;
    return String(this.written.length - 1);
  }

  /** A `picture` without an `img` shows nothing (HTML, "The picture element"). */
  endPicture(): void {
    this.element(this.source ?? undefined, 'value');
    this.source = null;
  }

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
