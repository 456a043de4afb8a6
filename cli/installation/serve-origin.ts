import type { FailureKind } from './newsroom-command.ts';

export interface OriginAddress {
  /** As typed; null for what the environment says. */
  readonly host: string | null;
  readonly port: number | null;
}

/**
 * Runs the embedded origin until it is asked to stop. `onReady` is told its address once it answers, and why it sends
 * readers nothing (null where it does). Settles when it has stopped: with null, or with why it could not go on.
 */
export type ServeOrigin = (
  address: OriginAddress,
  onReady: (url: string, noMail: string | null) => void,
) => Promise<{ readonly failed: FailureKind; readonly about: string } | null>;
