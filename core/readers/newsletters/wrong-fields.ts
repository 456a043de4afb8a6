import type { NewsletterOffer, NewsletterWish, WrongField } from './newsletter-step.ts';

/** RFC 5321 allows no longer one. */
const longestAddress = 254;

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** A last label is of letters, in its own script or in punycode (RFC 5890, A-label). */
const topLevel = String.raw`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])`;

/** One person's mailbox at a host that has a name; no list, nothing that could end a header's line. */
const shape = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:${label}\.)+${topLevel}$`, 'u');

/** Whether there is such a mailbox only a letter tells. */
const looksLikeAddress = (text: string): boolean => text.length <= longestAddress && shape.test(text);

/** What is wrong with what a reader typed, in the order of the fields; nothing when it can be asked for. */
export const wrongFields = (
  { email, listCodes }: NewsletterWish,
  offers: readonly NewsletterOffer[],
): readonly WrongField[] => [
  ...(looksLikeAddress(email) ? [] : (['email'] as const)),
  ...(offers.some(({ code }) => listCodes.includes(code)) ? [] : (['listCodes'] as const)),
];
