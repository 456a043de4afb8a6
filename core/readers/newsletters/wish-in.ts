import type { NewsletterWish } from './newsletter-step.ts';

export const wishFields = {
  email: 'email',
  firstName: 'keresztnev',
  lastName: 'vezeteknev',
  listCodes: 'level',
} as const;

export const codeField = 'kod';

interface SentFields {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/** Characters, and newsletters of one wish; the main API refuses more (docs/upstreams/main-api.md). */
export const newsletterLimits = { email: 300, name: 100, lists: 20, listCode: 100, code: 20 } as const;

export const wishIn = (form: SentFields): NewsletterWish => {
  const text = (name: string, max: number): string => (form.get(name) ?? '').trim().slice(0, max);
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
