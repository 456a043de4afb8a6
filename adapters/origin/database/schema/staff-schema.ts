import type { Generated } from 'kysely';

type Seconds = number;

/** Tokens and codes are stored as hashes (docs/upstreams/security.md). */
export interface StaffSchema {
  staff_accounts: {
    id: Generated<number>;
    email: string;
    name: string;
    /** Empty when the account comes from a backup and waits for `users add`. */
    password_hash: string;
    /** Base32, as authenticator apps expect. */
    otp_secret: string;
    otp_step: Generated<number>;
    active: Generated<boolean>;
    created_at: Seconds;
  };
  staff_recovery_codes: { code_hash: string; account_id: number };
  staff_sign_ins: {
    token_hash: string;
    account_id: number;
    valid_until: Seconds;
    tries: Generated<number>;
    place: string;
  };
  staff_sessions: {
    id: Generated<number>;
    account_id: number;
    salt: string;
    refresh_hash: string;
    /** Unix seconds; without a refresh until then, the session ends. */
    refresh_until: Seconds;
    rotated_at: Seconds;
    /** Unix seconds; the absolute end of a session. */
    valid_until: Seconds;
    /** Null for a session that was opened before this was stored. */
    opened_at: Seconds | null;
    /** True when a provider opened it, or a passkey that was added in such a session. */
    by_provider: boolean | null;
  };
  staff_access_tokens: { token_hash: string; session_id: number; valid_until: Seconds };
  staff_spent_tokens: { token_hash: string; session_id: number };
  staff_browsers: { id: string; sealed: string; valid_until: Seconds };
  staff_places: { account_id: number; place: string; seen_at: Seconds };
  staff_tries: { key: string; whole_at: Seconds };
  staff_identities: { issuer: string; subject: string; account_id: number };
  staff_passkeys: {
    id: Generated<number>;
    credential_id: string;
    public_key: string;
    counter: Seconds;
    account_id: number;
    name: string;
    created_at: Seconds;
    used_at: Seconds | null;
    /** Copied from the session that added the key. */
    by_provider: boolean | null;
    /** The `user.id` that the device stores. Null for older keys. */
    user_handle: string | null;
  };
  staff_provider_answers: { nonce_hash: string; valid_until: Seconds };
  signing_key: { single: Generated<boolean>; secret: string };
}
