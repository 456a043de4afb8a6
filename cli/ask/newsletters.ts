import { wishIn } from '#core/newsletters/wish-in.ts';
import { wrongFields } from '#core/newsletters/wrong-fields.ts';
import type { AskRule } from './ask-rule.ts';
import { plainly } from './ask-rule.ts';
import { text, texts } from './fields.ts';

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
