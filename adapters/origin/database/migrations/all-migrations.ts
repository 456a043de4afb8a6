import type { Migration } from 'kysely/migration';
import { newsroom } from './0001-newsroom.ts';
import { seedBookkeeping } from './0002-seed-bookkeeping.ts';
import { supplements } from './0003-supplements.ts';
import { articleFields } from './0004-article-fields.ts';
import { covers } from './0006-covers.ts';
import { articlesByDate } from './0008-articles-by-date.ts';
import { reference } from './0009-reference.ts';
import { readerPasses } from './0010-reader-passes.ts';
import { podcastFeeds } from './0011-podcast-feeds.ts';
import { edits } from './0012-edits.ts';
import { scheduledPosts } from './0013-scheduled-posts.ts';
import { uploadsOfArticles } from './0014-uploads-of-articles.ts';
import { closedParts } from './0015-closed-parts.ts';
import { titles } from './0016-titles.ts';
import { liveScores } from './0017-live-scores.ts';
import { uniqueGroupSlugs } from './0018-unique-group-slugs.ts';
import { staff } from './0019-staff.ts';
import { notices } from './0020-notices.ts';
import { staffIdentities } from './0021-staff-identities.ts';
import { quizzes } from './0022-quizzes.ts';
import { staffPasskeys } from './0023-staff-passkeys.ts';
import { readerAccounts } from './0024-reader-accounts.ts';
import { newsletterRequests } from './0025-newsletters.ts';
import { newsletterIssues } from './0026-newsletter-issues.ts';
import { episodeWords } from './0028-episode-words.ts';
import { topicNotifications } from './0029-topics.ts';
import { coverDescriptions } from './0030-cover-descriptions.ts';
import { corrections } from './0031-corrections.ts';
import { keyFigures } from './0032-key-figures.ts';
import { narrowSearchRows } from './0033-narrow-search-rows.ts';
import { narrowEditedRows } from './0034-narrow-edited-rows.ts';
import { uploadFiles } from './0035-upload-files.ts';
import { oldestWriter } from './0036-oldest-writer.ts';
import { searchAnalysis } from './0037-search-analysis.ts';
import { tagsWithoutSlugs } from './0038-tags-without-slugs.ts';
import { knownBrowsers } from './0039-known-browsers.ts';
import { sharedPushAddresses } from './0040-shared-push-addresses.ts';
import { signInWays } from './0041-sign-in-ways.ts';
import { articleVersions } from './0043-article-versions.ts';
import { movedLabels } from './0044-moved-labels.ts';
import { frontVersions } from './0045-front-versions.ts';
import { hiddenUploads } from './0046-hidden-uploads.ts';
import { oldAddresses } from './0047-old-addresses.ts';
import { searchTitles } from './0048-search-titles.ts';
import { readerConsent } from './0049-reader-consent.ts';
import { deskDrafts } from './0053-desk-drafts.ts';
import { lastingNotesOfDesks } from './0054-lasting-notes-of-desks.ts';
import { followedDesks } from './0051-followed-desks.ts';

/** Sorted by name. Imported instead of read from a folder, because the origin ships as one bundle. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-newsroom': newsroom,
  '0002-seed-bookkeeping': seedBookkeeping,
  '0003-supplements': supplements,
  '0004-article-fields': articleFields,
  '0006-covers': covers,
  '0008-articles-by-date': articlesByDate,
  '0009-reference': reference,
  '0010-reader-passes': readerPasses,
  '0011-podcast-feeds': podcastFeeds,
  '0012-edits': edits,
  '0013-scheduled-posts': scheduledPosts,
  '0014-uploads-of-articles': uploadsOfArticles,
  '0015-closed-parts': closedParts,
  '0016-titles': titles,
  '0017-live-scores': liveScores,
  '0018-unique-group-slugs': uniqueGroupSlugs,
  '0019-staff': staff,
  '0020-notices': notices,
  '0021-staff-identities': staffIdentities,
  '0022-quizzes': quizzes,
  '0023-staff-passkeys': staffPasskeys,
  '0024-reader-accounts': readerAccounts,
  '0025-newsletters': newsletterRequests,
  '0026-newsletter-issues': newsletterIssues,
  '0028-episode-words': episodeWords,
  '0029-topics': topicNotifications,
  '0030-cover-descriptions': coverDescriptions,
  '0031-corrections': corrections,
  '0032-key-figures': keyFigures,
  '0033-narrow-search-rows': narrowSearchRows,
  '0034-narrow-edited-rows': narrowEditedRows,
  '0035-upload-files': uploadFiles,
  '0036-oldest-writer': oldestWriter,
  '0037-search-analysis': searchAnalysis,
  '0038-tags-without-slugs': tagsWithoutSlugs,
  '0039-known-browsers': knownBrowsers,
  '0040-shared-push-addresses': sharedPushAddresses,
  '0041-sign-in-ways': signInWays,
  '0043-article-versions': articleVersions,
  '0044-moved-labels': movedLabels,
  '0045-front-versions': frontVersions,
  '0046-hidden-uploads': hiddenUploads,
  '0047-old-addresses': oldAddresses,
  '0048-search-titles': searchTitles,
  '0049-reader-consent': readerConsent,
  '0051-followed-desks': followedDesks,
  '0053-desk-drafts': deskDrafts,
  '0054-lasting-notes-of-desks': lastingNotesOfDesks,
};
