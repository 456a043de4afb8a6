const unit = /(\d) (?=\d{3}(?!\d)|[%‰°]|(?:Ft|km|m|cm|mm|kg|dkg|g|t|l|dl|ha)(?![\p{L}\d])|ezer|milli)/gu;

/**
 * A text whose numbers keep their thousands and sign of unit, and what a dash joins (a score, two years, two towns), on
 * one line. A dash between words never begins a line.
 */
export const tied = (text: string): string =>
  text
    .replaceAll(unit, '$1\u00a0')
    .replaceAll(/(?<=[\p{L}\d]–)(?=[\p{L}\d])/gu, '\u2060')
    .replaceAll(' – ', '\u00a0– ');
