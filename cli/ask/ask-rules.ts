import { addressRules } from './addresses.ts';
import { articleRules } from './articles.ts';
import type { AskRule } from './ask-rule.ts';
import { frontRules } from './fronts.ts';
import { listRules } from './lists.ts';
import { pictureRules } from './pictures.ts';
import { wordingRules } from './wording.ts';

/** Every decision that can be asked, in the order of `ask --list`. */
export const askRules: readonly AskRule[] = [...addressRules, ...wordingRules, ...articleRules, ...listRules, ...frontRules, ...pictureRules];
