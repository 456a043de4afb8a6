import type { AdSize } from '#core/ads/ad-slot.ts';

export interface AskedAd {
  readonly id: string;
  readonly unitPath: string;
  readonly sizes: readonly AdSize[];
  readonly targeting?: Readonly<Record<string, string>>;
}

/** Never throws or rejects: a blocked, broken or silent network has no ad. */
export interface AdNetwork {
  /** Resolves with whether an ad was rendered. */
  ask(asked: AskedAd): Promise<boolean>;
  empty(id: string): void;
}
