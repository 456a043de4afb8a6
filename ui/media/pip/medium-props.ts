/** Who has started a video; null while nobody has. */
export type Begun = 'self' | 'reader' | null;

export interface MediumProps {
  /** As editors have set it: what is kept, is kept by it. */
  readonly url: string;
  readonly src: string;
  readonly name: string;
  readonly begun: Begun;
  /** Seconds. */
  readonly startAt: number;
  /** It cannot be shown now. */
  readonly fail: () => void;
}
