import type { AdSize } from '#core/ads/ad-slot.ts';

export interface AskedAd {
  /** Id of the element that the network fills. */
  readonly id: string;
  readonly unitPath: string;
  readonly sizes: readonly AdSize[];
  /** Told to the network of this slot alone. */
  readonly targeting?: Readonly<Record<string, string>>;
}

/**
 * Who fills slots with ads of others. It never throws and never rejects: a network that is blocked, broken or silent
 * has no ad.
 */
export interface AdNetwork {
  /** Settles once it is known whether an ad has come. */
  ask(asked: AskedAd): Promise<boolean>;
  /** Takes the ad out, and forgets the slot. */
  empty(id: string): void;
}
