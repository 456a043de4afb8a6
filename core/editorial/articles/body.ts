import type { RecognizedEmbed } from '../../media/embeds/recognize-embed.ts';
import type { Image } from '../../media/images/image.ts';

export const bodyTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'cite',
  'strong',
  'em',
  'b',
  'i',
  's',
  'u',
  'sub',
  'sup',
  'code',
  'pre',
  'br',
  'hr',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'aside',
  'figure',
  'figcaption',
  'dl',
  'dt',
  'dd',
  'abbr',
  'q',
  'small',
  'mark',
  'time',
  'del',
  'ins',
  'bdi',
  'bdo',
  'ruby',
  'rt',
  'rp',
  'wbr',
  'span',
  'details',
  'summary',
  'hidden-inline',
] as const;

/** What drawings of our own are made of besides (core/editorial/charts); none of it is ever taken from foreign HTML. */
export type DrawingTag = 'svg' | 'line' | 'rect' | 'circle' | 'text';

export type BodyTag = (typeof bodyTags)[number] | DrawingTag;

/** Of our own drawings, in the names that React has for them. */
interface DrawingAttributes {
  readonly className?: string;
  readonly role?: 'img';
  readonly 'aria-label'?: string;
  readonly 'aria-hidden'?: true;
  readonly textAnchor?: 'start' | 'middle' | 'end';
  readonly x?: string;
  readonly x1?: string;
  readonly x2?: string;
  readonly y?: string;
  readonly y1?: string;
  readonly y2?: string;
  readonly cx?: string;
  readonly cy?: string;
  readonly r?: string;
  readonly dx?: string;
  readonly dy?: string;
  readonly width?: string;
  readonly height?: string;
}

/**
 * Attributes that survive sanitising. An href is http, https, mailto, tel, sms, a path, or the fragment of an id of the
 * same body.
 */
export interface BodyAttributes extends DrawingAttributes {
  readonly href?: string;
  readonly id?: string;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  readonly hrefLang?: string;
  /** Where a quotation or a change comes from, http or https. */
  readonly cite?: string;
  readonly scope?: 'col' | 'row' | 'colgroup' | 'rowgroup';
  readonly colSpan?: number;
  readonly rowSpan?: number;
  /** Ids of a cell's heads, separated by spaces. */
  readonly headers?: string;
  readonly abbr?: string;
  readonly start?: number;
  readonly reversed?: true;
  /** Of a disclosure that shows its content from the beginning. */
  readonly open?: true;
  /** How a list is numbered. */
  readonly type?: '1' | 'a' | 'A' | 'i' | 'I';
  /** The number of a list's item. */
  readonly value?: number;
  readonly title?: string;
  readonly dateTime?: string;
}

export interface BodyElement {
  readonly tag: BodyTag;
  readonly attributes?: BodyAttributes;
  readonly children: readonly BodyNode[];
}

/**
 * What editors say of an embed, so that it can be shown before it is asked for; each is empty or null when they say
 * nothing.
 */
export interface EmbedWords {
  readonly title?: string;
  /** Whose it is on the other site. */
  readonly by?: string;
  /** A picture of ours under `/uploads/`. */
  readonly poster?: string;
  /** What the post says. */
  readonly text?: string;
}

/** A typed block rebuilt from captured ids, never from foreign markup (R28). */
export type Embed =
  | { readonly kind: 'picture'; readonly image: Image }
  /** A film or a sound of ours under `/uploads/`. */
  | ({ readonly kind: 'film' | 'sound'; readonly src: string } & EmbedWords)
  | (RecognizedEmbed & EmbedWords)
  | { readonly kind: 'quiz'; readonly quizId: string; readonly title: string }
  /** A general disclaimer. */
  | { readonly kind: 'disclaimer'; readonly body: Body };

/** A sanitised piece of foreign HTML: a text, an allowed element, or an embed. */
export type BodyNode = string | BodyElement | { readonly embed: Embed };

export type Body = readonly BodyNode[];

export const isElement = (node: BodyNode | undefined): node is BodyElement => typeof node === 'object' && 'tag' in node;
