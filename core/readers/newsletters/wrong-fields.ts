import type { NewsletterOffer, NewsletterWish, WrongField } from './newsletter-step.ts';

/** RFC 5321: max characters of an address. */
const maxAddressLength = 254;

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** The last label is letters in one script, or punycode (RFC 5890, A-label). */
const topLevel = String.raw`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])`;

const shape = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:${label}\.)+${topLevel}$`, 'u');

const looksLikeAddress = (text: string): boolean => text.length <= maxAddressLength && shape.test(text);

export const wrongFields = (
  { email, listCodes }: NewsletterWish,
  offers: readonly NewsletterOffer[],
): readonly WrongField[] => [
  ...(looksLikeAddress(email) ? [] : (['email'] as const)),
  ...(offers.some(({ code }) => listCodes.includes(code)) ? [] : (['listCodes'] as const)),
];
