export interface Unshown {
  /** 1-based, within the text. */
  readonly line: number;
  readonly element: string;
  /** Null when the element itself is removed. */
  readonly attribute: string | null;
  readonly reason: 'unknown' | 'value' | 'no-target' | 'words-only' | 'too-much';
  readonly found?: string;
}

export type FindUnshown = (html: string) => Promise<readonly Unshown[]>;

export const findsNothing: FindUnshown = async () => [];
