import type { ColumnType } from 'kysely';
import type { FrontAction, FrontBlock } from '#adapters/newsroom-contract/front.ts';

/** See 0045-front-versions.ts. Times are unix seconds. */
export interface FrontSchema {
  block_picks: {
    block_id: number;
    article_id: number;
    position: number;
    from_at: number | null;
    until_at: number | null;
  };
  front_versions: {
    site: string;
    version: number;
    at: number | null;
    actor: string | null;
    action: FrontAction;
    blocks: ColumnType<readonly FrontBlock[], string, string>;
  };
}
