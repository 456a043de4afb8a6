import type { Generated } from 'kysely';

/** Unix seconds, kept as int8. */
type Seconds = number;

/** Who may sign in, and who is signed in (docs/upstreams/security.md). Of tokens and codes only hashes are kept. */
export interface StaffSchema {
  staff_accounts: {
    id: Generated<number>;
    /** In lower case. */
    email: string;
    name: string;
    /** Empty where the account came from a backup and waits for `users add`. */
    password_hash: string;
    /** In base32, as programs that tell codes take it. */
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
    /** Who does not refresh until then is signed out. */
    refresh_until: Seconds;
    rotated_at: Seconds;
    /** Nobody is signed in longer. */
    valid_until: Seconds;
  };
  staff_access_tokens: { token_hash: string; session_id: number; valid_until: Seconds };
  staff_spent_tokens: { token_hash: string; session_id: number };
  staff_browsers: { id: string; sealed: string; valid_until: Seconds };
  staff_places: { account_id: number; place: string; seen_at: Seconds };
  staff_tries: { key: string; whole_at: Seconds };
  staff_identities: { issuer: string; subject: string; account_id: number };
  staff_passkeys: {
    id: Generated<number>;
    /** In base64url, as the public key is. */
    credential_id: string;
    public_key: string;
    /** How often its device has used it, where devices count. */
    counter: Seconds;
    account_id: number;
    name: string;
    created_at: Seconds;
    used_at: Seconds | null;
  };
  /** Of providers and of passkeys. */
  staff_provider_answers: { nonce_hash: string; valid_until: Seconds };
  signing_key: { single: Generated<boolean>; secret: string };
}
