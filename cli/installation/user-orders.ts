/** TOTP secret and recovery codes, shown only once. */
export interface Enrolment {
  readonly email: string;
  readonly otpSecret: string;
  readonly otpAddress: string;
  readonly recoveryCodes: readonly string[];
}

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface ListedUser {
  readonly email: string;
  readonly name: string;
  readonly active: boolean;
  /** Restored from a backup; needs `users add`. */
  readonly toEnrol: boolean;
  readonly createdAt: number;
  readonly sessions: number;
  readonly recoveryCodes: number;
  readonly links: readonly Identity[];
}

export type UserOrder =
  | { readonly do: 'add-user'; readonly email: string; readonly name: string; readonly password: string }
  | { readonly do: 'list-users' }
  | { readonly do: 'disable-user'; readonly email: string }
  | { readonly do: 'reset-otp'; readonly email: string }
  | ({ readonly do: 'link-user'; readonly email: string } & Identity)
  | ({ readonly do: 'unlink-user'; readonly email: string } & Identity);

export interface UserResults {
  readonly 'add-user': Enrolment;
  readonly 'list-users': { readonly users: readonly ListedUser[] };
  readonly 'disable-user': { readonly disabled: string };
  readonly 'reset-otp': Enrolment;
  readonly 'link-user': { readonly linked: string };
  readonly 'unlink-user': { readonly unlinked: string };
}
