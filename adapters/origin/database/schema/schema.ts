import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LiveScoreSchema } from './live-score-schema.ts';
import type { StaffSchema } from './staff-schema.ts';
import type { FieldColumns } from './article-fields.ts';
import type { QuizSchema } from './quiz-schema.ts';
import type { ReaderSchema } from './reader-schema.ts';
import type { TopicSchema } from './topic-schema.ts';

/** Unix seconds, kept as int8. */
type Seconds = number;
type Json<T> = ColumnType<T, string, string>;

export interface Schema extends LiveScoreSchema, StaffSchema, QuizSchema, ReaderSchema, TopicSchema {
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
   * `due_at` is when a live blog must be indexed again: a post of it comes out. `pub_date` and `shelves` follow `articles`
   * and those `shelf_items` that a search may be kept to. `filler` keeps rows narrow (0033), `analysed` is computed (0037).
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
  block_picks: { block_id: number; article_id: number; position: number };
  uniques: { site: string; slug: string; content: string };
  unique_groups: { id: number; slug: string };
  unique_group_items: { group_id: number; position: number; slug: string; content: string };
  /** `site` is the role of the site that makes it; null for the publication's. */
  podcasts: PodcastTable;
  episodes: EpisodeTable;
  docs: { site: string; slug: string; title: string; lead: string; content: string; updated_at: Seconds };
  staff: StaffTable;
  menu_items: { site: string; menu: string; position: number; label: string; url: string };
  settings: { site: string; key: string; value: Json<unknown> };
  seeded: SeededTable;
  supplement_data: { supplement: string; path: string; blocks: Json<readonly unknown[]>; updated_at: Seconds };
  tip_rounds: TipRoundTable;
  /** `base` is the money of the sites that ask; days are `YYYY-MM-DD`. */
  exchange_rates: { base: string; currency: string; day: string; rate: number };
  notices: NoticeTable;
  minute_counts: { day: string; recurring: number; onetime: number };
  reader_passes: PassTable;
  /** What a session holds can be read only by who has its handle. */
  reader_sessions: { id: string; sealed: string; valid_until: Seconds };
  /** One row. `pruned_to`: up to this number the log keeps removals alone. */
  edit_counter: { single: Generated<boolean>; epoch: string; number: number; pruned_to: number };
  edits: EditTable;
  web_nodes: WebNodeTable;
  article_uploads: { article_id: number; name: string };
  upload_files: { name: string; bytes: Buffer };
  /** Not to be given to anybody but for an article that is public. */
  removed_uploads: { name: string; at: Generated<Date> };
}

/** A site is kept by its role, so that renaming a slug or moving a domain in the configuration moves no article. */
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

/** Its columns are those of its fields, and what its text, its times, its labels and its cover need. */
export interface ArticleTable extends FieldColumns {
  id: Generated<number>;
  site: string;
  type: string;
  slug: string;
  version: number;
  title: string;
  lead: string;
  /** The HTML of each page. */
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
  /** The sites in whose name the article is listed; see index-in-lists.ts. Empty when it is not listed at all. */
  listed_in: string[];
  parent_id: number | null;
  pinned: boolean;
}

interface BlockTable {
  id: Generated<number>;
  site: string;
  /** `news`, `auto-1` … `auto-4`, or `boxes`. */
  place: string;
  position: number;
  layout: string;
  title: string;
  path: string | null;
  block_site: string | null;
  /** Where the block takes what its picks leave open; null when it shows picks only. */
  shelf: string | null;
  size: number;
  /** Seconds; older articles are not taken from the shelf. */
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

/** What opens gated articles to one reader. Of its secrets only hashes are kept. */
interface PassTable {
  id: Generated<number>;
  note: string;
  created_at: Seconds;
  valid_until: Seconds;
  /** Of the single-use key; null once it was used. */
  key_hash: string | null;
  key_until: Seconds;
  /** Null until the key was used. */
  token_hash: string | null;
  /** Of the code that goes with the key. */
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

/** What the sample newspaper wrote, so that a later start can tell it from an editor's work. */
interface SeededTable {
  article_id: number;
  /** The live blog of an entry; otherwise the article itself. */
  root_id: number;
  pub_date: Seconds;
  updated_at: Seconds | null;
  /** The latest moment of the article or of its posts: none may move into the future. */
  newest: Seconds;
  /** Whole days by which it has been moved so far. */
  days: number;
  fingerprint: string;
}

/** What one edit concerned; never any text. */
interface EditTable {
  number: number;
  kind: 'removed' | 'edited' | 'purged';
  slugs: string[];
  pages: Json<readonly { readonly site: string; readonly path: string }[]>;
  /** Whatever there is may have changed. */
  everything: boolean;
  at: Generated<Date>;
}

/** What an operator tells readers until a moment; one that was ended is over from then on. */
interface NoticeTable {
  id: Generated<number>;
  text: string;
  level: string;
  until: Seconds;
  link: string | null;
  /** Roles, null for all. */
  sites: string[] | null;
  audience: string;
  required: boolean;
  made_at: Seconds;
}

interface WebNodeTable {
  node: string;
  seen_at: Generated<Date>;
  /** The last edition that it has carried out. */
  epoch: string;
  number: number;
  /** What it told of the last edits, the newest first. */
  receipts: ColumnType<readonly { readonly number: number }[], never, never>;
}

interface TipRoundTable {
  slug: string;
  position: number;
  title: string;
  lead: string;
  supplement: string | null;
  pairs: Json<readonly unknown[]>;
  /** Whole days by which a seeded round has been moved; null for one that stays in its own time. */
  days: number | null;
}
