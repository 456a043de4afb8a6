import type { Correction } from './correction.ts';
import { correctionWords } from './hu.ts';

/** A correction as one text: its reason, and the wordings where an editor gives them. */
export const correctionText = ({ reason, wordings }: Correction): string =>
  wordings === null
    ? reason
    : `${reason} ${correctionWords.before}: „${wordings.before}”. ${correctionWords.after}: „${wordings.after}”.`;
