import type { NodeAnswer } from '../../installation/receipt.ts';

export interface ReceiptMessages {
  readonly nobodyTold: string;
  readonly nobodyKnows: string;
  readonly dropped: (node: string, ms: number, dropped: NonNullable<NodeAnswer['dropped']>) => string;
  readonly toldNothing: (node: string, ms: number) => string;
  readonly silent: (node: string) => string;
}
