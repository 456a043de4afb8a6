export interface InitMessages {
  readonly commands: Readonly<Record<'init' | 'removeSample', string>>;
  readonly options: Readonly<Record<'sample' | 'empty' | 'from', string>>;
  /** Neither of the two was chosen, or both. */
  readonly how: string;
  readonly notJson: (file: string) => string;
  readonly begun: string;
  readonly sampleWritten: (isNew: boolean) => string;
  readonly sampleRemoved: (articles: number, left: readonly string[]) => string;
}
