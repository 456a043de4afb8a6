/** XML 1.0 does not allow these: most controls, two noncharacters, lone surrogates. */
const unwritable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const inXmlCharacters = (text: string, instead: '' | '\ufffd'): string => text.replace(unwritable, instead);
