import type { Identity } from '#adapters/newsroom-contract/staff.ts';

/** Some providers write their issuer with a trailing slash, some without. */
export const plainIdentity = ({ issuer, subject }: Identity): Identity => ({
  issuer: issuer.replace(/\/+$/, ''),
  subject,
});
