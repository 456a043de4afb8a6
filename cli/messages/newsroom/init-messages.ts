import type { Results } from '../../installation/newsroom-command.ts';

export interface InitMessages {
  readonly commands: Readonly<Record<'init' | 'removeSample' | 'check', string>>;
  readonly options: Readonly<Record<'sample' | 'empty' | 'from' | 'repair', string>>;
  readonly how: string;
  readonly notJson: (file: string) => string;
  readonly begun: string;
  readonly checked: (found: Results['check']) => string;
  readonly sampleWritten: (isNew: boolean) => string;
  readonly sampleRemoved: (articles: number, left: readonly string[]) => string;
}
