/** One thing of a text that no reader will see. */
export interface Unshown {
  /** From 1, of the text. */
  readonly line: number;
  readonly element: string;
  /** Null when it is the element itself. */
  readonly attribute: string | null;
  readonly reason: 'unknown' | 'value' | 'no-target' | 'words-only' | 'too-much';
  readonly found?: string;
}

/** Finds what the pages that readers see leave out of a text. */
export type FindUnshown = (html: string) => Promise<readonly Unshown[]>;

/** Where nobody knows the pages that readers see. */
export const findsNothing: FindUnshown = async () => [];
