export interface LinkRequest {
  /** Null when the input cannot be an email address. */
  readonly send: string | null;
  /** The same for every address, to hide which addresses have an account. */
  readonly answer: 'sent-if-known';
}

/** Characters (RFC 5321); the CRM refuses more (docs/upstreams/crm.md). */
export const maxEmailLength = 254;

const looksLikeEmail = (text: string): boolean =>
  text.length <= maxEmailLength && /^[^\s@<>\p{Cc}]{1,64}@[^\s@<>\p{Cc}]+$/u.test(text);

/** Requests a sign-in link (`POST /api/v2/user/token`, spec §7.3; R34). */
export const askForLink = (typed: string): LinkRequest => {
  const email = typed.trim();
  return { send: looksLikeEmail(email) ? email : null, answer: 'sent-if-known' };
};
