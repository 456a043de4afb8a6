/** TOTP secret and recovery codes, returned only once. */
export interface Enrolment {
  readonly email: string;
  readonly otpSecret: string;
  readonly otpAddress: string;
  readonly recoveryCodes: readonly string[];
}

/** OpenID Connect `iss` and `sub`. */
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
  /** Unix seconds. */
  readonly createdAt: number;
  readonly sessions: number;
  readonly recoveryCodes: number;
  readonly passkeys: number;
  /** Unix seconds; null without passkeys. */
  readonly newestPasskeyAt: number | null;
  readonly links: readonly Identity[];
}
