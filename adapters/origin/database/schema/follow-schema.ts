import type { ColumnType, Generated } from 'kysely';
import type { DeskKind, DeskMapping, DeskReport, FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import type { SiteKey } from './origin-site.ts';

type Json<T> = ColumnType<T, string, string>;

/** See 0051-followed-desks.ts. */
export interface FollowSchema {
  follow_desks: {
    id: Generated<number>;
    kind: DeskKind;
    address: string;
    site: SiteKey;
    sealed: string;
    /** `hooks`: ids of webhooks at the desk. */
    options: Json<{ readonly allowPrivate: boolean; readonly maxRemovals: number; readonly hooks?: readonly string[] }>;
    mapping: Json<DeskMapping>;
    report: ColumnType<DeskReport | null, string | null, string | null>;
    /** The last `follow confirm`, and the last one that was carried out. */
    confirmed_at: number | null;
    carried_at: Generated<number | null>;
    leader: string | null;
    leader_until: Date | null;
  };
  follow_items: {
    desk_id: number;
    remote_id: string;
    print: string;
    media: string | null;
    hash: string;
    slug: string | null;
    link: string | null;
    path: string | null;
    block: number | null;
    modified: number;
    state: FollowedItem['state'];
    why: string | null;
  };
  follow_hints: {
    id: Generated<number>;
    desk_id: number;
    signature: string;
    remote_id: string | null;
    is_removal: boolean;
    taken: Generated<boolean>;
    is_draft: Generated<boolean>;
    path: Generated<string | null>;
    why: Generated<string | null>;
    at: Generated<Date>;
  };
}
