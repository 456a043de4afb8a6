import { z } from 'zod';
import { canonicalAddress } from '../../content/old-addresses/canonical-address.ts';
import { oldAddressKinds } from '#adapters/newsroom-contract/old-addresses.ts';

/** Bytes that a database index can hold. */
const maxBytes = 2_000;

const text = z
  .string()
  .regex(/^\/(?![/\\])[^\\#\p{Cc}\p{Cs}]*$/u, 'must begin with one slash, without backslashes and control characters')
  .refine((path) => Buffer.byteLength(path) <= maxBytes, `must have at most ${maxBytes} bytes`);

const maxParameters = 5;

/** Decoded, without a trailing slash. */
export const oldAddress = text
  .refine((path) => path !== '/' && !/[^?]\/(?:\?|$)/.test(path), 'must not end in a slash, and must not be the front')
  .refine(
    (path) => (path.split('?', 2)[1] ?? '').split('&').length <= maxParameters,
    `must have at most ${maxParameters} query parameters`,
  )
  .transform(canonicalAddress);

const slug = z.string().regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/i, 'must be a slug');
const [article, author, section, tag, place, shape] = oldAddressKinds;

export const givenAddress = z.union([
  z.strictObject({ from: oldAddress, kind: z.enum([article, author, section, tag]), to: slug.max(150) }),
  z.strictObject({ from: oldAddress, kind: z.literal(place), to: text.regex(/^[^?{}]*$/) }),
  z.strictObject({ from: text.max(300), kind: z.literal(shape), to: text.regex(/^[^?]*$/).max(300) }),
]);
