import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';

export interface Unshown {
  /** 1-based, within the text. */
  readonly line: number;
  readonly element: string;
  /** Null when the element itself is removed. */
  readonly attribute: string | null;
  readonly reason: NonNullable<Fault['reason']>;
  readonly found?: string;
}

export type FindUnshown = (html: string) => Promise<readonly Unshown[]>;

export const findsNothing: FindUnshown = async () => [];
