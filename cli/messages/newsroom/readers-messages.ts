import type { ListFaultKind, ReadersReport } from '#adapters/newsroom-contract/readers.ts';

export interface ReadersMessages {
  readonly commands: Readonly<Record<'readers' | 'import', string>>;
  readonly options: Readonly<Record<'from' | 'newsletter' | 'source' | 'dryRun', string>>;
  readonly faults: Readonly<Record<ListFaultKind, string>>;
  readonly moreFaults: (count: number) => string;
  readonly imported: (report: ReadersReport, dryRun: boolean) => readonly string[];
}
