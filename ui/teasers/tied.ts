const unit = /(\d) (?=\d{3}(?!\d)|[%‰°]|(?:Ft|km|m|cm|mm|kg|dkg|g|t|l|dl|ha)(?![\p{L}\d])|ezer|milli)/gu;

const joint = /(?<=[\p{L}\d]–)(?=[\p{L}\d])/gu;

/**
 * A text whose numbers keep their thousands and sign of unit, and what a dash joins (a score, two years, two towns), on
 * one line. A dash between words never begins a line.
 */
export const tied = (text: string): string => {
  const whole = text.replaceAll(unit, '$1\u00a0');
  return whole.includes('–') ? whole.replaceAll(joint, '\u2060').replaceAll(' – ', '\u00a0– ') : whole;
};
