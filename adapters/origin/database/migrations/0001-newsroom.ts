import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table sites (role text primary key, slug text not null unique, domain text not null, name text not null, path_prefix text not null, time_zone text not null)`,
  sql`create table super_tags (
    id int generated always as identity primary key, site text not null references sites, slug text not null,
    name text not null, name_folded text not null, active boolean not null default true, unique (site, slug))`,
  sql`create table tags (id int generated always as identity primary key, slug text not null unique, name text not null, name_folded text not null)`,
  sql`create index tags_by_name on tags (name_folded)`,
  sql`create table authors (
    id int generated always as identity primary key, slug text not null unique, name text not null, name_folded text not null, title text not null, avatar text)`,
  sql`create table articles (
    id int generated always as identity primary key, site text not null references sites, type text not null, slug text not null unique, version int not null default 1,
    title text not null, subtitle text not null default '', lead text not null default '', recommender text not null default '', content_highlight text not null default '',
    og_description text not null default '', pages text[] not null, paragraph_count int not null, minutes int not null, pub_date int8 not null, updated_at int8,
    active boolean not null, english boolean not null, adult_content boolean not null, adfree boolean not null, pr boolean not null, rank int not null default 0,
    flags text[] not null, contributors jsonb not null, ct_url text, cover_image text, cover_image_text text not null default '', cover_image_credit text not null default '',
    facebook_image text, color_scheme text not null default '', color_class text not null default '', header_type text not null default '',
    article_width_cover boolean not null default false, spiritual_help boolean not null default false, drug_problem boolean not null default false,
    main_super_tag_id int references super_tags, originating_site text references sites, mirroring_sites text[] not null, listed_in text[] not null default '{}',
    parent_id int references articles on delete cascade, pinned boolean not null default false, sub_type text not null default '', livescore_id int, recommended text)`,
  sql`create index articles_by_parent on articles (parent_id, pub_date desc, id desc) where parent_id is not null`,
  sql`create table article_tags (article_id int references articles on delete cascade, tag_id int references tags, position int not null, primary key (article_id, tag_id))`,
  sql`create table article_super_tags (article_id int references articles on delete cascade, super_tag_id int references super_tags, position int not null, primary key (article_id, super_tag_id))`,
  sql`create table article_authors (article_id int references articles on delete cascade, author_id int references authors, position int not null, primary key (article_id, author_id))`,
  // A separate table: edits need not rewrite lexemes. With `fastupdate`, a pending list could make the planner fall
  // back to a scan.
  sql`create table article_search (article_id int primary key references articles on delete cascade, vector tsvector not null)`,
  sql`create index article_search_vector on article_search using gin (vector) with (fastupdate = off)`,
  // Every list in the API is one range of this key, read backwards.
  sql`create table shelf_items (shelf text not null, pub_date int8 not null, article_id int not null references articles on delete cascade, primary key (shelf, pub_date, article_id))`,
  sql`create index shelf_items_by_article on shelf_items (article_id)`,
  sql`create table blocks (
    id int generated always as identity primary key, site text not null references sites, place text not null, position int not null, layout text not null,
    title text not null, path text, block_site text references sites, shelf text, size int not null, max_age int, unique (site, place, position))`,
  sql`create table block_picks (block_id int references blocks on delete cascade, article_id int references articles on delete cascade, position int not null, primary key (block_id, article_id))`,
  sql`create table uniques (site text not null references sites, slug text not null, content text not null, primary key (site, slug))`,
  sql`create table podcasts (id int generated always as identity primary key, slug text not null unique, name text not null, page text not null)`,
  sql`create table episodes (
    id int generated always as identity primary key, podcast_id int not null references podcasts, slug text not null unique, title text not null, source_url text not null,
    image text, duration int not null, pub_date int8 not null, article_slug text)`,
  sql`create table docs (site text not null references sites, slug text not null, title text not null, lead text not null, content text not null, updated_at int8 not null, primary key (site, slug))`,
  sql`create table staff (
    site text not null references sites, group_position int not null, group_name text not null, position int not null,
    name text not null, title text not null, author_slug text, primary key (site, group_position, position))`,
  sql`create table menu_items (site text not null references sites, menu text not null, position int not null, label text not null, url text not null, primary key (site, menu, position))`,
  sql`create table settings (site text not null references sites, key text not null, value jsonb not null, primary key (site, key))`,
];

export const newsroom: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
