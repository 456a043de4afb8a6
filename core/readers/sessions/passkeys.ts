/** A staff member's passkey (spec §4, "Sign-in"). */
export interface Passkey {
  readonly id: number;
  readonly credentialId: string;
  readonly name: string;
  /** Unix seconds, like the next field, which is null until the first use. */
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface OwnPasskeys {
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
  readonly passkeys: readonly Passkey[];
  /** False for a session that was opened more than ten minutes ago: sign in again to add or remove a passkey. */
  readonly mayChange: boolean;
}

export interface PasskeyAnswer {
  readonly origin: string;
  readonly challenge: string;
  readonly answer: object;
}
