import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FollowSchema } from './follow-schema.ts';
import type { FrontSchema } from './front-schema.ts';
import type { LabelSchema } from './label-schema.ts';
import type { LiveScoreSchema } from './live-score-schema.ts';
import type { StaffSchema } from './staff-schema.ts';
import type { FieldColumns } from './article-fields.ts';
import type { QuizSchema } from './quiz-schema.ts';
import type { ReaderSchema } from './reader-schema.ts';
import type { TopicSchema } from './topic-schema.ts';
import type { VersionSchema } from './version-schema.ts';

/** Unix seconds, stored as int8. */
type Seconds = number;
type Json<T> = ColumnType<T, string, string>;

export interface Schema
  extends
    LiveScoreSchema,
    StaffSchema,
    QuizSchema,
    ReaderSchema,
    TopicSchema,
    VersionSchema,
    LabelSchema,
    FrontSchema,
    FollowSchema {
  sites: SiteTable;
  super_tags: SuperTagTable;
  tags: { id: Generated<number>; slug: string; name: string; name_folded: string };
  authors: {
    id: Generated<number>;
    slug: string;
    name: string;
    name_folded: string;
    title: string;
    avatar: string | null;
  };
  articles: ArticleTable;
  article_tags: { article_id: number; tag_id: number; position: number };
  article_super_tags: { article_id: number; super_tag_id: number; position: number };
  article_authors: { article_id: number; author_id: number; position: number };
  /**
   * `due_at`: when a live blog must be reindexed. `pub_date` and `shelves` mirror `articles` and `shelf_items`.
   * `filler` keeps rows narrow (0033), `analysed` is computed (0037).
   */
  article_search: {
    article_id: number;
    vector: string;
    whole_vector: string | null;
    due_at: Seconds | null;
    pub_date: Generated<Seconds>;
    shelves: Generated<readonly string[]>;
    filler: Generated<string>;
    analysed: GeneratedAlways<boolean>;
  };
  shelf_items: { shelf: string; pub_date: Seconds; article_id: number };
  blocks: BlockTable;
  uniques: { site: string; slug: string; content: string };
  unique_groups: { id: number; slug: string };
  unique_group_items: { group_id: number; position: number; slug: string; content: string };
  /** `site` is a role; null for the whole publication. */
  podcasts: PodcastTable;
  episodes: EpisodeTable;
  docs: { site: string; slug: string; title: string; lead: string; content: string; updated_at: Seconds };
  staff: StaffTable;
  menu_items: { site: string; menu: string; position: number; label: string; url: string };
  settings: { site: string; key: string; value: Json<unknown> };
  seeded: SeededTable;
  supplement_data: { supplement: string; path: string; blocks: Json<readonly unknown[]>; updated_at: Seconds };
  tip_rounds: TipRoundTable;
  /** `base` is a site's currency; days are `YYYY-MM-DD`. */
  exchange_rates: { base: string; currency: string; day: string; rate: number };
  notices: NoticeTable;
  minute_counts: { day: string; recurring: number; onetime: number };
  reader_passes: PassTable;
  /** `sealed` is encrypted with the session handle. */
  reader_sessions: { id: string; sealed: string; valid_until: Seconds };
  /** One row. Up to `pruned_to`, the log holds only removals. */
  edit_counter: { single: Generated<boolean>; epoch: string; number: number; pruned_to: number };
  edits: EditTable;
  web_nodes: WebNodeTable;
  article_uploads: { article_id: number; name: string };
  upload_files: { name: string; bytes: Buffer };
  /** Served only for articles that are public. */
  removed_uploads: { name: string; at: Generated<Date> };
}

/** Content refers to the role, so a changed slug or domain moves no article. */
export interface SiteTable {
  role: string;
  slug: string;
  domain: string;
  name: string;
  path_prefix: string;
  time_zone: string;
}

interface SuperTagTable {
  id: Generated<number>;
  site: string;
  slug: string;
  name: string;
  name_folded: string;
  active: boolean;
}

export interface ArticleTable extends FieldColumns {
  id: Generated<number>;
  site: string;
  type: string;
  slug: string;
  version: number;
  title: string;
  lead: string;
  pages: string[];
  paragraph_count: number;
  minutes: number;
  pub_date: Seconds;
  updated_at: Seconds | null;
  flags: string[];
  cover_image: string | null;
  cover_image_text: string;
  cover_image_credit: string;
  main_super_tag_id: number | null;
  /** Sites whose lists contain the article (index-in-lists.ts); empty when unlisted. */
  listed_in: string[];
  parent_id: number | null;
  pinned: boolean;
}

interface BlockTable {
  id: Generated<number>;
  site: string;
  place: string;
  position: number;
  layout: string;
  title: string;
  path: string | null;
  block_site: string | null;
  shelf: string | null;
  size: number;
  /** Maximum age in seconds of articles from the list. */
  max_age: number | null;
}

interface PodcastTable {
  id: Generated<number>;
  slug: string;
  name: string;
  page: string;
  site: string | null;
  description: Generated<string>;
  author: Generated<string>;
  category: Generated<string>;
  explicit: Generated<boolean>;
  serial: Generated<boolean>;
  image: string | null;
}

interface EpisodeTable {
  id: Generated<number>;
  podcast_id: number;
  slug: string;
  title: string;
  source_url: string;
  image: string | null;
  duration: number;
  pub_date: Seconds;
  article_slug: string | null;
  chapters: Json<readonly { readonly at: number; readonly title: string }[]>;
  transcript: Json<readonly { readonly at: number; readonly speaker: string; readonly text: string }[]>;
}

/** Secrets are stored as hashes. */
interface PassTable {
  id: Generated<number>;
  note: string;
  created_at: Seconds;
  valid_until: Seconds;
  key_hash: string | null;
  key_until: Seconds;
  token_hash: string | null;
  code_hash: Generated<string | null>;
  code_tries: Generated<number>;
}

interface StaffTable {
  site: string;
  group_position: number;
  group_name: string;
  position: number;
  name: string;
  title: string;
  author_slug: string | null;
}

interface SeededTable {
  article_id: number;
  root_id: number;
  pub_date: Seconds;
  updated_at: Seconds | null;
  /** The latest time of the article or its posts; none may move into the future. */
  newest: Seconds;
  days: number;
  fingerprint: string;
}

interface EditTable {
  number: number;
  kind: 'removed' | 'edited' | 'purged';
  slugs: string[];
  pages: Json<readonly { readonly site: string; readonly path: string }[]>;
  everything: boolean;
  at: Generated<Date>;
}

interface NoticeTable {
  id: Generated<number>;
  text: string;
  level: string;
  until: Seconds;
  link: string | null;
  sites: string[] | null;
  audience: string;
  required: boolean;
  made_at: Seconds;
}

interface WebNodeTable {
  node: string;
  seen_at: Generated<Date>;
  epoch: string;
  number: number;
  receipts: ColumnType<readonly { readonly number: number }[], never, never>;
}

interface TipRoundTable {
  slug: string;
  position: number;
  title: string;
  lead: string;
  supplement: string | null;
  pairs: Json<readonly unknown[]>;
  /** Whole days that a seeded round was moved; null for a fixed round. */
  days: number | null;
}
