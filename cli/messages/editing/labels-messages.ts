import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';

export interface LabelsMessages {
  readonly commands: Readonly<Record<LabelKind, Readonly<Record<'group' | 'list' | 'rename' | 'merge', string>>>>;
  readonly options: Readonly<Record<'to' | 'name' | 'title' | 'into' | 'site', string>>;
  readonly columns: Readonly<Record<'articles' | 'before', string>>;
  readonly none: string;
  readonly nothingGiven: (options: string) => string;
  readonly renamed: (slug: string, name: string, articles: number) => string;
  readonly merged: (from: string, into: string, articles: number) => string;
  readonly redirects: (from: string, to: string) => string;
}
