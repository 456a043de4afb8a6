import { minutesDefaults, minutesShown } from '#core/editorial/common-data/minutes-counter.ts';
import { supportStep } from '#core/services/service-pages/support-step.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import { number, orElse, text } from '../rule/fields.ts';

export const servicePageRules: readonly AskRule[] = [
  {
    name: 'minutes-counter',
    input: '{recurring, onetime, base?}',
    answer: 'number',
    decide: (question) =>
      plainly(
        minutesShown(
          { recurring: number(question, 'recurring'), onetime: number(question, 'onetime') },
          { ...minutesDefaults, base: orElse(number, question, 'base', minutesDefaults.base) },
        ),
      ),
  },
  {
    name: 'support-step',
    input: '{slug?}',
    answer: 'step | null',
    decide: (question) => plainly(supportStep(orElse(text, question, 'slug', undefined))),
  },
];
