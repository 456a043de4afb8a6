/** Whom a sign-in provider says somebody is: its own address, and its word for one of its people. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** As identities are kept and compared: some providers write their address with a slash at its end, some without. */
export const plainIdentity = ({ issuer, subject }: Identity): Identity => ({
  issuer: issuer.replace(/\/+$/, ''),
  subject,
});
