import type { DeadAddress } from './dead-addresses.ts';
import type { Evidence } from './guess.ts';

export interface Mended extends DeadAddress {
  readonly to: string;
  readonly evidence: Evidence;
  readonly confidence: number;
}
