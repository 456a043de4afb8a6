/** Characters that XML 1.0 has no way to write: most controls, two that are no characters, halves of pairs. */
const unwritable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text with something else for what XML cannot carry; it is not escaped by that. */
export const inXmlCharacters = (text: string, instead: '' | '\ufffd'): string => text.replace(unwritable, instead);
