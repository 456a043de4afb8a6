const unit = /(\d) (?=\d{3}(?!\d)|[%‰°]|(?:Ft|km|m|cm|mm|kg|dkg|g|t|l|dl|ha)(?![\p{L}\d])|ezer|milli)/gu;

const joint = /(?<=[\p{L}\d]–)(?=[\p{L}\d])/gu;

/** Keeps numbers with their units, and words joined by a dash, on one line. No line begins with a dash. */
export const tied = (text: string): string => {
  const whole = text.replaceAll(unit, '$1\u00a0');
  return whole.includes('–') ? whole.replaceAll(joint, '\u2060').replaceAll(' – ', '\u00a0– ') : whole;
};
