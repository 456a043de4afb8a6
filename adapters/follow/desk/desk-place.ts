export interface DeskPlace {
  /** Without a trailing slash. */
  readonly address: string;
  readonly key: string | null;
  readonly allowPrivate: boolean;
}
