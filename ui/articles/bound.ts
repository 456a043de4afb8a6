const unit = /(\d) (?=\d{3}(?!\d)|[%‰°]|(?:Ft|km|m|cm|mm|kg|dkg|g|t|l|dl|ha)(?![\p{L}\d])|ezer|milli)/gu;
const range = /(\d)–(?=\d)/gu;

/** A text whose numbers keep their sign of unit, their ranges and scores, and whose dashes keep the word before them, in one line. */
export const bound = (text: string): string =>
  text.replace(unit, '$1\u00a0').replace(range, '$1–\u2060').replaceAll(' – ', '\u00a0– ');
