import { escapeText, escapeUTF8 } from 'entities/escape';
import { inXmlCharacters } from '#core/wording/xml-characters.ts';

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n';

/** A text as it stands in XML, in an element or an attribute; what XML cannot carry is left out. */
export const xmlText = (text: string): string => escapeUTF8(inXmlCharacters(text, ''));

/**
 * A plain text as HTML that shows just that; goes into what readers take for HTML, where it is written as any text
 * is, so that its signs are escaped twice. Spaces that do not break stay themselves, for readers that take it for text.
 */
export const plainAsHtml = (text: string): string => escapeText(text).replaceAll('&nbsp;', '\u00a0');

/** Undefined is not written. */
export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: XmlAttributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(String(value))}"`))
    .join('');

/** An element that holds a text. */
export const element = (name: string, text: string, attributes: XmlAttributes = {}): string =>
  `<${name}${written(attributes)}>${xmlText(text)}</${name}>`;

/** An element that holds nothing but its attributes. */
export const emptyElement = (name: string, attributes: XmlAttributes): string => `<${name}${written(attributes)}/>`;

/** An element that holds others, which are written already. */
export const parent = (name: string, children: readonly string[], attributes: XmlAttributes = {}): string =>
  `<${name}${written(attributes)}>${children.join('')}</${name}>`;
