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

/** Characters, and newsletters of one wish; the main API refuses more (docs/upstreams/main-api.md). */
export const newsletterLimits = { email: 300, name: 100, lists: 20, listCode: 100, code: 20 } as const;

/** What a reader typed, without what no reader types. */
export const wishIn = (form: SentFields): NewsletterWish => {
  const text = (name: string, most: number): string => (form.get(name) ?? '').trim().slice(0, most);
  return {
    email: text(wishFields.email, newsletterLimits.email),
    firstName: text(wishFields.firstName, newsletterLimits.name),
    lastName: text(wishFields.lastName, newsletterLimits.name),
    listCodes: form
      .getAll(wishFields.listCodes)
      .filter((code) => code.length <= newsletterLimits.listCode)
      .slice(0, newsletterLimits.lists),
  };
};
