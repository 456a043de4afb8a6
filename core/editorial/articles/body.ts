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

/** Further elements of our own charts (core/editorial/charts), never accepted from foreign HTML. */
export type DrawingTag = 'svg' | 'line' | 'rect' | 'circle' | 'text';

export type BodyTag = (typeof bodyTags)[number] | DrawingTag;

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

/** Attributes allowed by the sanitiser. href is http, https, mailto, tel, sms, a path or a fragment. */
export interface BodyAttributes extends DrawingAttributes {
  readonly href?: string;
  readonly id?: string;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  readonly hrefLang?: string;
  readonly cite?: string;
  readonly scope?: 'col' | 'row' | 'colgroup' | 'rowgroup';
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly headers?: string;
  readonly abbr?: string;
  readonly start?: number;
  readonly reversed?: true;
  readonly open?: true;
  readonly type?: '1' | 'a' | 'A' | 'i' | 'I';
  readonly value?: number;
  readonly title?: string;
  readonly dateTime?: string;
}

export interface BodyElement {
  readonly tag: BodyTag;
  readonly attributes?: BodyAttributes;
  readonly children: readonly BodyNode[];
}

export interface EmbedWords {
  readonly title?: string;
  readonly by?: string;
  readonly poster?: string;
  readonly text?: string;
}

/** Rebuilt from captured ids, never from foreign markup (R28). */
export type Embed =
  | { readonly kind: 'picture'; readonly image: Image }
  | ({ readonly kind: 'film' | 'sound'; readonly src: string } & EmbedWords)
  | (RecognizedEmbed & EmbedWords)
  | { readonly kind: 'quiz'; readonly quizId: string; readonly title: string }
  | { readonly kind: 'disclaimer'; readonly body: Body };

export type BodyNode = string | BodyElement | { readonly embed: Embed };

export type Body = readonly BodyNode[];

export const isElement = (node: BodyNode | undefined): node is BodyElement => typeof node === 'object' && 'tag' in node;
