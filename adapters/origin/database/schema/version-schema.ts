import type { ColumnType } from 'kysely';
import type { VersionAction } from '#adapters/newsroom-contract/versions.ts';

/** Unix seconds. */
type Seconds = number;

/** See 0043-article-versions.ts. `root_id` is the article, or the live blog of a post. */
export interface VersionSchema {
  article_versions: {
    root_id: number;
    version: number;
    at: Seconds | null;
    actor: string | null;
    action: VersionAction;
    changed: string[];
  };
  article_pasts: {
    article_id: number;
    root_id: number;
    version: number;
    content: ColumnType<object | null, string | null, string | null>;
  };
  deleted_articles: {
    id: number;
    site: string;
    slug: string;
    title: string;
    version: number;
    deleted_at: Seconds;
    actor: string | null;
    content: ColumnType<object, string, string>;
  };
  kept_uploads: { root_id: number; name: string };
  backup_files: { host: string; file: string; made_at: Seconds };
}
