import type { EvictedEntries } from '#adapters/newsroom-contract/receipts.ts';

export interface ReceiptMessages {
  readonly nobodyTold: string;
  readonly nobodyKnows: string;
  readonly dropped: (node: string, ms: number, dropped: EvictedEntries) => string;
  readonly toldNothing: (node: string, ms: number) => string;
  readonly silent: (node: string) => string;
  readonly edgePurged: (edge: string, ms: number) => string;
  readonly edgeNotPurged: (edge: string) => string;
}
