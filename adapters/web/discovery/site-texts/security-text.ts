import { isoTime } from '#core/wording/iso-time.ts';

const day = 86_400;

export interface SecurityContact {
  readonly mailbox: string;
  readonly validDays: number;
}

/** security.txt (RFC 9116); expires at a future midnight. `now` is in unix seconds. */
export const securityText = (
  { mailbox, validDays }: SecurityContact,
  { domain, origin }: { readonly domain: string; readonly origin: string },
  now: number,
): string =>
  [
    `Contact: mailto:${mailbox}@${domain}`,
    `Expires: ${isoTime((Math.floor(now / day) + validDays) * day)}`,
    'Preferred-Languages: hu, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
