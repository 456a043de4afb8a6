import type { NewsletterWish } from './newsletter-step.ts';

/** The fields of the form by which newsletters are asked for. */
export const wishFields = {
  email: 'email',
  firstName: 'keresztnev',
  lastName: 'vezeteknev',
  listCodes: 'level',
} as const;

/** The field of the letter's code. */
export const codeField = 'kod';

/** The fields of a form as they were sent. */
interface SentFields {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

const longestName = 100;

/** What a reader typed, without what no reader types. */
export const wishIn = (form: SentFields): NewsletterWish => {
  const text = (name: string, most: number): string => (form.get(name) ?? '').trim().slice(0, most);
  return {
    email: text(wishFields.email, 300),
    firstName: text(wishFields.firstName, longestName),
    lastName: text(wishFields.lastName, longestName),
    listCodes: form.getAll(wishFields.listCodes).slice(0, 20),
  };
};
