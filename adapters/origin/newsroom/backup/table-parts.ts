import type { Schema } from '../../database/schema/schema.ts';

/**
 * `content`: in every backup; a restore replaces the table.
 *
 * `readers`: the same, encrypted to the operator's key.
 *
 * `of-readers`: in no backup; a restore of readers empties it. Readers sign in again.
 *
 * `merged`: in every backup without secrets; a restore adds missing rows (merged-tables.ts).
 *
 * `none`: in no backup; a restore keeps it: secrets, short-lived data and counters of web nodes and letters.
 */
export type Part = 'content' | 'readers' | 'of-readers' | 'merged' | 'none';

type TableName = keyof Schema | 'oldest_writer';

export const tableParts: Readonly<Record<TableName, Part>> = {
  sites: 'content',
  super_tags: 'content',
  tags: 'content',
  authors: 'content',
  articles: 'content',
  article_tags: 'content',
  article_super_tags: 'content',
  article_authors: 'content',
  article_search: 'content',
  shelf_items: 'content',
  blocks: 'content',
  block_picks: 'content',
  front_versions: 'content',
  uniques: 'content',
  unique_groups: 'content',
  unique_group_items: 'content',
  podcasts: 'content',
  episodes: 'content',
  docs: 'content',
  staff: 'content',
  menu_items: 'content',
  settings: 'content',
  seeded: 'content',
  supplement_data: 'content',
  tip_rounds: 'content',
  exchange_rates: 'content',
  minute_counts: 'content',
  article_uploads: 'content',
  removed_uploads: 'content',
  article_versions: 'content',
  article_pasts: 'content',
  deleted_articles: 'content',
  kept_uploads: 'content',
  moved_labels: 'content',
  moved_tag_names: 'content',
  old_addresses: 'content',
  quizzes: 'content',
  quiz_counts: 'content',
  football_countries: 'content',
  football_leagues: 'content',
  football_seasons: 'content',
  football_teams: 'content',
  football_players: 'content',
  football_fixtures: 'content',
  racing_circuits: 'content',
  racing_teams: 'content',
  racing_drivers: 'content',
  racing_entries: 'content',
  racing_team_entries: 'content',
  racing_sessions: 'content',
  topic_articles: 'content',
  follow_items: 'content',
  reader_accounts: 'readers',
  reader_payments: 'readers',
  reader_passes: 'readers',
  reader_sessions: 'readers',
  newsletter_subscriptions: 'readers',
  newsletter_refusals: 'readers',
  deleted_mailboxes: 'readers',
  topic_clients: 'readers',
  topic_subscriptions: 'readers',
  push_keys: 'readers',
  quiz_takers: 'readers',
  quiz_responses: 'readers',
  reader_tokens: 'of-readers',
  reader_places: 'of-readers',
  topic_messages: 'of-readers',
  notices: 'merged',
  newsletter_issues: 'merged',
  staff_accounts: 'merged',
  staff_identities: 'merged',
  edit_counter: 'none',
  edits: 'none',
  web_nodes: 'none',
  letters: 'none',
  reader_letters: 'none',
  newsletter_requests: 'none',
  newsletter_deliveries: 'none',
  staff_recovery_codes: 'none',
  staff_sign_ins: 'none',
  staff_sessions: 'none',
  staff_access_tokens: 'none',
  staff_spent_tokens: 'none',
  staff_browsers: 'none',
  staff_places: 'none',
  staff_tries: 'none',
  staff_passkeys: 'none',
  staff_provider_answers: 'none',
  signing_key: 'none',
  oldest_writer: 'none',
  backup_files: 'none',
  follow_desks: 'none',
  follow_hints: 'none',
  // Backups contain them as pictures.
  upload_files: 'none',
};

export const partOf = (table: string): Part | null =>
  Object.hasOwn(tableParts, table) ? tableParts[table as TableName] : null;

export const isInVersion1 = (table: string): boolean =>
  table === 'reader_passes' ||
  table === 'reader_sessions' ||
  (partOf(table) === 'content' && table !== 'topic_articles' && table !== 'follow_items');
