import { minutesDefaults, minutesShown } from '#core/common-data/minutes-counter.ts';
import { supportStep } from '#core/service-pages/support-step.ts';
import type { AskRule } from './ask-rule.ts';
import { plainly } from './ask-rule.ts';
import { number, orElse, text } from './fields.ts';

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
