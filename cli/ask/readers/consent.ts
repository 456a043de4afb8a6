import { consentState, keepConsent } from '#core/readers/consent/consent-state.ts';
import { grantsOfTcf } from '#core/readers/consent/tcf-grants.ts';
import { judgeThirdParties } from '#core/readers/consent/third-parties.ts';
import { routeNames } from '#core/pages/pages.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, isSet, list, number, oneOf, orElse, text } from '../rule/fields.ts';

const numbers = (fields: Fields, name: string): readonly number[] =>
  list(fields, name).map((value) => {
    if (typeof value !== 'number') throw new BadInput('number', name);
    return value;
  });

export const consentRules: readonly AskRule[] = [
  {
    name: 'third-parties',
    input: '{route, preview?, personal?}',
    answer: '"after-consent" | "never"',
    decide: (question) =>
      judgeThirdParties({
        route: oneOf(question, 'route', routeNames),
        preview: isSet(question, 'preview'),
        personal: isSet(question, 'personal'),
      }),
  },
  {
    name: 'consent',
    input: '{kept: text | null, now, privacyControl?}',
    answer: '"granted" | "refused" | "unasked"',
    decide: (question) =>
      plainly(
        consentState({
          kept: orElse(text, question, 'kept', null),
          now: number(question, 'now'),
          privacyControl: isSet(question, 'privacyControl'),
        }),
      ),
  },
  {
    name: 'kept-consent',
    input: '{choice, now}',
    answer: 'text',
    decide: (question) =>
      plainly(keepConsent(oneOf(question, 'choice', ['granted', 'refused']), number(question, 'now'))),
  },
  {
    name: 'tcf-grants',
    input: '{purposes: [number], vendors: [number], disclosed: [number] | null}',
    answer: '{ads, campaign, audience, social}',
    decide: (question) =>
      plainly(
        grantsOfTcf({
          purposes: numbers(question, 'purposes'),
          vendors: numbers(question, 'vendors'),
          disclosed: orElse(numbers, question, 'disclosed', null),
        }),
      ),
  },
];
