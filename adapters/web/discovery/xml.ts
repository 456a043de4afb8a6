import { escapeText, escapeUTF8 } from 'entities/escape';
import { inXmlCharacters } from '#core/wording/xml-characters.ts';

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Escapes for elements and attributes; removes characters that XML forbids. */
export const xmlText = (text: string): string => escapeUTF8(inXmlCharacters(text, ''));

/**
 * Escaped twice: feed readers parse this text as HTML. Non-breaking spaces stay literal for readers that expect plain
 * text.
 */
export const plainAsHtml = (text: string): string => escapeText(text).replaceAll('&nbsp;', '\u00a0');

export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: XmlAttributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(String(value))}"`))
    .join('');

export const element = (name: string, text: string, attributes: XmlAttributes = {}): string =>
  `<${name}${written(attributes)}>${xmlText(text)}</${name}>`;

export const emptyElement = (name: string, attributes: XmlAttributes): string => `<${name}${written(attributes)}/>`;

export const parent = (name: string, children: readonly string[], attributes: XmlAttributes = {}): string =>
  `<${name}${written(attributes)}>${children.join('')}</${name}>`;
