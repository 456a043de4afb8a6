import { wishIn } from '#core/readers/newsletters/wish-in.ts';
import { wrongFields } from '#core/readers/newsletters/wrong-fields.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import { text, texts } from '../rule/fields.ts';

export const newsletterRules: readonly AskRule[] = [
  {
    name: 'newsletter-wish',
    input: '{form, offers: [code]}',
    answer: '["email" | "listCodes"]',
    decide: (question) => {
      const offers = texts(question, 'offers').map((code) => ({ code, title: '', description: '' }));
      return plainly(wrongFields(wishIn(new URLSearchParams(text(question, 'form'))), offers));
    },
  },
];
