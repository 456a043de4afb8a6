import type { Correction } from './correction.ts';
import { correctionWords } from './hu.ts';

export const correctionText = ({ reason, wordings }: Correction): string =>
  wordings === null
    ? reason
    : `${reason} ${correctionWords.before}: „${wordings.before}”. ${correctionWords.after}: „${wordings.after}”.`;
