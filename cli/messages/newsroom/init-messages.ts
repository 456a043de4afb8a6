import type { DatabaseCheck } from '#adapters/newsroom-contract/database.ts';

export interface InitMessages {
  readonly commands: Readonly<Record<'init' | 'removeSample' | 'check', string>>;
  readonly options: Readonly<Record<'sample' | 'empty' | 'from' | 'repair', string>>;
  readonly how: string;
  readonly notJson: (file: string) => string;
  readonly begun: string;
  readonly checked: (found: DatabaseCheck) => string;
  readonly sampleWritten: (isNew: boolean) => string;
  readonly sampleRemoved: (articles: number, left: readonly string[]) => string;
}
