export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** Some providers write their issuer with a trailing slash, some without. */
export const plainIdentity = ({ issuer, subject }: Identity): Identity => ({
  issuer: issuer.replace(/\/+$/, ''),
  subject,
});
