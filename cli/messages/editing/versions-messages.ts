import type { VersionAction } from '#adapters/newsroom-contract/versions.ts';

export interface VersionsMessages {
  readonly commands: Readonly<Record<'log' | 'restore' | 'undelete' | 'kill', string>>;
  readonly options: Readonly<Record<'to' | 'yes' | 'deleted', string>>;
  readonly actions: Readonly<Record<VersionAction, string>>;
  /** Fields that a file names otherwise. */
  readonly fields: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<'version' | 'at' | 'actor' | 'action' | 'changed' | 'deleted' | 'until', string>>;
  readonly current: string;
  readonly deleted: (at: string, actor: string | null, until: string) => string;
  readonly nothingDeleted: string;
  readonly unchanged: (slug: string) => string;
  readonly undeleted: (slug: string, version: number) => string;
  readonly yesMissing: (slug: string) => string;
  readonly killed: (slug: string, versions: number) => string;
  readonly noBackups: string;
  readonly backups: string;
  readonly backup: (file: string, host: string, at: string, checked: boolean) => string;
}
