/** `known`: the version that the first recorded edit replaced. */
export type VersionAction =
  | 'known'
  | 'created'
  | 'imported'
  | 'posted'
  | 'unposted'
  | 'corrected'
  | 'published'
  | 'restored'
  | 'undeleted';

export interface ListedVersion {
  readonly version: number;
  /** Unix seconds; null when unknown. */
  readonly at: number | null;
  readonly actor: string | null;
  readonly action: VersionAction;
  /** Fields of the file's head; `text` and `posts` for the rest. */
  readonly changed: readonly string[];
  readonly current: boolean;
}

export interface DeletedArticle {
  readonly site: string;
  readonly slug: string;
  readonly title: string;
  readonly version: number;
  /** Unix seconds. */
  readonly deletedAt: number;
  readonly until: number;
  readonly actor: string | null;
}

export interface VersionLog {
  readonly site: string;
  readonly slug: string;
  /** Newest first. */
  readonly versions: readonly ListedVersion[];
  /** Null unless the article is deleted. */
  readonly deleted: Pick<DeletedArticle, 'deletedAt' | 'until' | 'actor'> | null;
}

export interface HoldingBackup {
  readonly file: string;
  readonly host: string;
  /** Unix seconds. */
  readonly madeAt: number;
  /** False: the file could not be read here. */
  readonly checked: boolean;
}

export interface KillReport {
  readonly killed: string;
  readonly versions: number;
  readonly backups: readonly HoldingBackup[];
}
