export interface UsersMessages {
  readonly commands: Readonly<
    Record<'users' | 'add' | 'list' | 'disable' | 'resetOtp' | 'removePasskeys' | 'link' | 'unlink', string>
  >;
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
  readonly linked: (email: string) => string;
  readonly unlinked: (email: string) => string;
  readonly passkeysRemoved: (email: string) => string;
  readonly password: string;
  readonly passwordAgain: string;
  readonly passwordsDiffer: string;
  readonly passwordLength: (fewest: number, max: number) => string;
  readonly scan: string;
  readonly secret: (secret: string) => string;
  readonly recovery: string;
  readonly shownOnce: string;
  readonly added: (email: string) => string;
  readonly disabled: (email: string) => string;
  readonly reset: (email: string) => string;
  readonly columns: Readonly<
    Record<'email' | 'name' | 'state' | 'sessions' | 'recoveryCodes' | 'passkeys' | 'links' | 'made', string>
  >;
  readonly states: Readonly<Record<'active' | 'toEnrol' | 'disabled', string>>;
}
