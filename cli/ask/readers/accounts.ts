import { readAccountAction } from '#core/readers/accounts/account-action.ts';
import { askForLink } from '#core/readers/accounts/ask-for-link.ts';
import { crmQuery } from '#core/readers/accounts/crm-query.ts';
import { isFromOwnOrigin, mayAct, type OwnAccount } from '#core/readers/accounts/may-act.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, object, orElse, query, text, texts } from '../rule/fields.ts';

const sender = (question: Fields): { fetchSite: string | null; origin: string | null } => ({
  fetchSite: orElse(text, question, 'fetchSite', null),
  origin: orElse(text, question, 'origin', null),
});

const accountIn = (question: Fields): OwnAccount => {
  const account = object(question, 'account');
  return { paymentIds: texts(account, 'paymentIds'), newsletterCodes: texts(account, 'newsletterCodes') };
};

export const accountRules: readonly AskRule[] = [
  {
    name: 'account-action',
    input: '{body}',
    answer: '{kind, …} | null',
    decide: (question) => plainly(readAccountAction(question['body'])),
  },
  {
    name: 'may-act',
    input: '{body, method, fetchSite?, origin?, account: {paymentIds, newsletterCodes} | null, site?}',
    answer: 'boolean',
    decide: (question, installation) => {
      const action = readAccountAction(question['body']);
      if (action === null) throw new BadInput('action', 'body');
      const request = { method: text(question, 'method'), ...sender(question) };
      const { allowed, reason } = mayAct(
        action,
        request,
        orElse(accountIn, question, 'account', null),
        siteOrMain(question, installation).origin,
      );
      return { answer: allowed, reason };
    },
  },
  {
    name: 'own-origin',
    input: '{fetchSite?, origin?, site?}',
    answer: 'boolean',
    decide: (question, installation) =>
      plainly(isFromOwnOrigin(sender(question), siteOrMain(question, installation).origin)),
  },
  {
    name: 'crm-query',
    input: '{query}',
    answer: 'query',
    decide: (question, { settings }) => plainly(crmQuery(query(question), settings.crmParameters)),
  },
  {
    name: 'sign-in-link',
    input: '{typed}',
    answer: '{send: address | null, answer}',
    decide: (question) => plainly(askForLink(text(question, 'typed'))),
  },
];
