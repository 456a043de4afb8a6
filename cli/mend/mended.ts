import type { DeadAddress } from './dead-addresses.ts';
import type { Evidence } from './guess.ts';

/** A dead address, and where it is proposed to lead. */
export interface Mended extends DeadAddress {
  readonly to: string;
  readonly evidence: Evidence;
  readonly confidence: number;
}
