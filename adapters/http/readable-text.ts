import { inXmlCharacters } from '#core/wording/xml-characters.ts';

/** Without the characters that neither HTML nor XML 1.0 allows: controls, lone surrogates and noncharacters. */
export const readableText = (text: string): string =>
  inXmlCharacters(text.replace(/[\v\f]/g, ' '), '').replace(/[\u007f-\u009f]/g, '');

/** Finds such characters and their escapes. A text without any, as almost every one, is parsed four times as fast. */
const suspicious =
  /[\u007f-\u009f\ufffe\uffff]|\\(?:[bf]|u(?:00(?:0[0-8bcef]|1.|7f|[89].)|fff[ef]|d[89ab]..(?!\\ud[c-f])))|(?<!\\ud[89ab]..)\\ud[c-f]/i;

const readable = (_: string, value: unknown): unknown => (typeof value === 'string' ? readableText(value) : value);

export const parseReadable = (json: string): unknown =>
  suspicious.test(json) ? JSON.parse(json, readable) : JSON.parse(json);
