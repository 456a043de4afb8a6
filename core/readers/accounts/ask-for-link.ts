export interface LinkRequest {
  /** The address to be sent a single-use link; null when what was typed cannot be one. */
  readonly send: string | null;
  /** What the reader is told: the same for every address, so that nobody learns who has an account. */
  readonly answer: 'sent-if-known';
}

/** Characters (RFC 5321); the CRM refuses more (docs/upstreams/crm.md). */
export const longestEmail = 254;

/** One @ between two parts without white space, brackets or control characters; the mail server judges the rest. */
const looksLikeEmail = (text: string): boolean =>
  text.length <= longestEmail && /^[^\s@<>\p{Cc}]{1,64}@[^\s@<>\p{Cc}]+$/u.test(text);

/** A reader asks for a link to sign in with (`POST /api/v2/user/token`, spec §7.3; R34). */
export const askForLink = (typed: string): LinkRequest => {
  const email = typed.trim();
  return { send: looksLikeEmail(email) ? email : null, answer: 'sent-if-known' };
};
