import type { FindOldAddress } from '#core/addresses/redirects/old-address.ts';

/** The old addresses of this installation, as its server knows them. */
export interface OldAddressSource {
  readonly find: FindOldAddress;
  /** False where they cannot be read: none is known then. */
  readonly load: () => Promise<boolean>;
  readonly count: () => number;
  /** Structured-cloneable, for another thread. */
  readonly share: () => unknown;
  readonly take: (shared: unknown) => void;
}
