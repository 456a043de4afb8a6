import type { NodeAnswer } from '../../installation/receipt.ts';

/** What is said of the web nodes that were told of an edit. */
export interface ReceiptMessages {
  readonly nobodyTold: string;
  /** Of an edit of which nobody can tell which nodes have heard. */
  readonly nobodyKnows: string;
  readonly dropped: (node: string, ms: number, dropped: NonNullable<NodeAnswer['dropped']>) => string;
  readonly toldNothing: (node: string, ms: number) => string;
  readonly silent: (node: string) => string;
}
