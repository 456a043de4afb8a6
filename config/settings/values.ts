import { z } from 'zod';
import { pushServices } from '#adapters/origin/readers/notifications/push-services.ts';
import { isNetwork } from '#adapters/web/requests/trusted-proxies.ts';
import { needsSecureCookies } from '#core/readers/sessions/session-cookie.ts';

export const addressBy = (...schemes: readonly string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: `must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be ${words.join(' or ')}` });
export const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
export const port = wholeNumber(0, 65_535);
const shareWords = { error: 'must be a number from 0 to 1' };
export const share = z.coerce.number(shareWords).min(0, shareWords).max(1, shareWords);
const drain = { error: 'must be a number from 0 to 600' };
export const seconds = z.coerce.number(drain).min(0, drain).max(600, drain);
export const httpAddress = addressBy('http', 'https').transform((url) => url.replace(/\/+$/, ''));
/** URLs are built from it, therefore it must not have a path or a query. */
export const publicOrigin = httpAddress
  .refine((url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`, {
    error: 'must be an origin: a scheme, a host and optionally a port, without a path or query',
  })
  .transform((url) => new URL(url).origin);
export const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );
export const origins = commaList
  .pipe(z.array(httpAddress))
  .transform((addresses) => addresses.map((address) => new URL(address).origin));
export const flagNames = commaList.pipe(
  z.array(z.string().regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/, 'flags must have only a-z, 0-9, and - _ . between them')),
);
export const networks = commaList.pipe(
  z.array(
    z.string().refine(isNetwork, { error: ({ input }) => `${String(input)} is not an IP address or CIDR block` }),
  ),
);
export const megabytes = wholeNumber(1, 1_000_000);
/** Valid as a header value and long enough against guessing. */
export const secret = z
  .string()
  .regex(/^[\x21-\x7e]{24,200}$/, 'must be 24 to 200 printable ASCII characters without spaces');
export const headerWord = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be printable ASCII characters without spaces');
/** Requires https; http is allowed on loopback only. */
export const safeAddress = addressBy('http', 'https').refine(
  (url) => URL.canParse(url) && (url.startsWith('https:') || !needsSecureCookies(new URL(url).origin)),
  { error: 'must use https (http is allowed on loopback only)' },
);
/** Rejects characters that could end a mail header line. */
export const sender = z
  .string()
  .regex(
    /^(?:[^<>\p{C}]{1,100} <[^\s<>@\p{C}]{1,64}@[^\s<>@\p{C}]{3,255}>|[^\s<>@\p{C}]{1,64}@[^\s<>@\p{C}]{3,255})$/u,
    'must be an email address, or a name and an email address in angle brackets',
  );
/** A path on our own host (R26): `//host` and `/\\host` would lead to another host. */
export const ownPath = z
  .string()
  .regex(
    /^\/(?![/\\])[\w./~-]{1,300}(\?[\w=&.~-]{0,300})?$/,
    'must be a path on the same host, such as /hozzajarulas/cmp.js',
  );
export const networkCode = z.string().regex(/^\d{1,20}(,\d{1,20})?$/, 'must be the numeric code of an ad network');
export const toolId = z.string().regex(/^[\w-]{1,100}$/, 'must have only letters, digits, - and _');
/** Requires https although messages are encrypted; loopback is for fakes. */
export const pushOrigins = commaList
  .transform((given) => (given.length === 0 ? pushServices : given))
  .pipe(
    z.array(
      httpAddress.refine(
        (url) => !URL.canParse(url) || url.startsWith('https:') || !needsSecureCookies(new URL(url).origin),
        { error: 'must use https (http is allowed on loopback only)' },
      ),
    ),
  )
  .transform((addresses) => addresses.map((address) => new URL(address).origin));
/** P-256 in base64url: a point of 65 bytes and a scalar of 32. */
export const pushPublicKey = z.string().regex(/^B[\w-]{86}$/, 'must be a P-256 public key in base64url');
export const pushPrivateKey = z.string().regex(/^[\w-]{43}$/, 'must be a P-256 private key in base64url');
export const pushSubject = z
  .string()
  .regex(/^(?:mailto:[^\s@<>]{1,64}@[^\s@<>]{3,255}|https:\/\/[^\s]{3,300})$/, 'must begin with mailto: or https://');
export const domain = z
  .string()
  .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a lower-case host name without a port');
