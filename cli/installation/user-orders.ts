/** What tells somebody's codes; it is told once. */
export interface Enrolment {
  readonly email: string;
  readonly otpSecret: string;
  readonly otpAddress: string;
  readonly recoveryCodes: readonly string[];
}

/** Whom a sign-in provider says somebody is. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** Who may sign in to a preview. */
export interface ListedUser {
  readonly email: string;
  readonly name: string;
  readonly active: boolean;
  /** It came from a backup, and waits for `users add`. */
  readonly toEnrol: boolean;
  readonly createdAt: number;
  /** Browsers that are signed in. */
  readonly sessions: number;
  /** How many are left. */
  readonly recoveryCodes: number;
  /** Whom providers know its owner as. */
  readonly links: readonly Identity[];
}

/** What operators order about accounts of the newsroom. */
export type UserOrder =
  | { readonly do: 'add-user'; readonly email: string; readonly name: string; readonly password: string }
  | { readonly do: 'list-users' }
  | { readonly do: 'disable-user'; readonly email: string }
  | { readonly do: 'reset-otp'; readonly email: string }
  | ({ readonly do: 'link-user'; readonly email: string } & Identity)
  | ({ readonly do: 'unlink-user'; readonly email: string } & Identity);

/** What comes of each. */
export interface UserResults {
  readonly 'add-user': Enrolment;
  readonly 'list-users': { readonly users: readonly ListedUser[] };
  readonly 'disable-user': { readonly disabled: string };
  readonly 'reset-otp': Enrolment;
  readonly 'link-user': { readonly linked: string };
  readonly 'unlink-user': { readonly unlinked: string };
}
