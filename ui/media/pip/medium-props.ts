export type Begun = 'self' | 'reader' | null;

export interface MediumProps {
  readonly url: string;
  readonly src: string;
  readonly name: string;
  readonly begun: Begun;
  /** Seconds. */
  readonly startAt: number;
  readonly fail: () => void;
}
