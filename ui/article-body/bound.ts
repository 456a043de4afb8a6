import { tied } from '../teasers/tied.ts';

const unit = /(\d) (?=\d{3}(?!\d)|[%‰°]|(?:Ft|km|m|cm|mm|kg|dkg|g|t|l|dl|ha)(?![\p{L}\d])|ezer|milli)/gu;

/**
 * A text whose numbers keep their sign of unit, their ranges and scores, and whose dashes keep the word before them,
 * in one line.
 */
export const bound = (text: string): string => tied(text.replace(unit, '$1\u00a0'));
