import type { FailureKind } from './newsroom-command.ts';

export interface OriginAddress {
  readonly host: string | null;
  readonly port: number | null;
}

/**
 * `onReady` gets the address and the reason why no mail is sent (null if it is). Resolves on shutdown with null or the
 * fatal error.
 */
export type ServeOrigin = (
  address: OriginAddress,
  onReady: (url: string, noMail: string | null) => void,
) => Promise<{ readonly failed: FailureKind; readonly about: string } | null>;
