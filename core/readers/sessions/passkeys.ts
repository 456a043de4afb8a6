/** A key that a device of somebody's keeps, by which they sign in (spec §4, "Sign-in"). */
export interface Passkey {
  readonly id: number;
  /** As its device calls it. */
  readonly credentialId: string;
  /** As its owner calls it. */
  readonly name: string;
  /** Unix seconds, as the next; null until it is used. */
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface OwnPasskeys {
  /** As whom a device keeps another; the id tells nothing of anybody. */
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
  /** Newest first. */
  readonly passkeys: readonly Passkey[];
}

/** What a browser gave that was asked for a key, and what it was asked. */
export interface PasskeyAnswer {
  /** Of the page that asked. */
  readonly origin: string;
  /** What was to be signed: random, and used once. */
  readonly challenge: string;
  readonly answer: object;
}
