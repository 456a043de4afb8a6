import { z } from 'zod';
import { paragraph, wordings } from '../database/schema/correction.ts';
import { noticeAudiences, noticeLevels } from '../content/notice.ts';
import { siteKeys } from '../database/schema/origin-site.ts';
import { editingCommands } from './editing-commands.ts';
import { followCommands } from './follow/follow-commands.ts';
import { givenNewspaper } from './beginning/given-newspaper.ts';
import { givenLine } from './lines/given-line.ts';
import { givenVideo } from './video/given-video.ts';
import { givenFile, longText, path } from './file/given-file.ts';
import { listKinds } from '#adapters/newsroom-contract/readers.ts';

const slug = z.string().min(1).max(150);

/** Only a rough check: a real one needs a letter. */
const email = z
  .string()
  .max(254)
  .regex(/^[^\s@<>]{1,64}@[^\s@<>]+$/, 'is not an email address');
/** OpenID Connect `iss` and `sub`. */
const identity = {
  issuer: z.url({ protocol: /^https?$/ }).max(2_000),
  subject: z.string().regex(/^[^\p{Cc}\p{Cs}]{1,255}$/u),
};
const pem = z.string().max(10_000);
/** Long enough for the rate limit to prevent guessing. */
const password = z.string().min(12).max(1_000);

const givenNotice = z.strictObject({
  text: paragraph,
  level: z.enum(noticeLevels),
  until: z.number().int().min(1),
  link: z
    .string()
    .max(2_000)
    .regex(/^(?:\/(?!\/)|https:\/\/[^/])[^\s\\\p{Cc}]*$/u)
    .nullable(),
  sites: z.array(z.enum(siteKeys)).min(1).nullable(),
  audience: z.enum(noticeAudiences),
  required: z.boolean(),
});

export const command = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('import'),
    files: z.array(givenFile).max(100_000),
    dryRun: z.boolean(),
    strict: z.boolean().optional(),
    // False where the losses of texts are known already, as after a migration.
    losses: z.boolean().optional(),
  }),
  z.strictObject({
    do: z.literal('post'),
    slug,
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/)
      .max(60)
      .nullable(),
    title: z.string().max(300).nullable(),
    pinned: z.boolean().nullable(),
    text: longText.nullable(),
  }),
  z.strictObject({ do: z.literal('take-back'), slug, ids: z.array(z.string()).min(1) }),
  z.strictObject({ do: z.literal('correct'), slug, reason: paragraph, wordings: wordings.nullable() }),
  z.strictObject({ do: z.literal('delete'), site: z.enum(siteKeys), slugs: z.array(slug).min(1) }),
  z.strictObject({
    do: z.literal('list'),
    site: z.enum(siteKeys).nullable(),
    since: z.number().int().nullable(),
    limit: z.number().int().min(1),
  }),
  z.strictObject({
    do: z.literal('export'),
    site: z.enum(siteKeys).nullable(),
    since: z.number().int().nullable(),
    slugs: z.array(slug),
    folder: path,
  }),
  z.strictObject({ do: z.literal('migrate') }),
  z.strictObject({ do: z.literal('check'), repair: z.boolean() }),
  z.strictObject({ do: z.literal('init-sample') }),
  z.strictObject({ do: z.literal('init-empty'), newspaper: givenNewspaper }),
  z.strictObject({ do: z.literal('remove-sample') }),
  // Null leaves readers' data out.
  z.strictObject({ do: z.literal('backup'), file: path, readersKey: pem.nullable() }),
  z.strictObject({
    do: z.literal('restore'),
    file: path,
    force: z.boolean(),
    readersIdentity: pem.nullable(),
    withoutReaders: z.boolean(),
  }),
  z.strictObject({ do: z.literal('add-pass'), days: z.number().int().min(1).max(3_660), note: z.string().max(300) }),
  z.strictObject({ do: z.literal('list-passes') }),
  z.strictObject({ do: z.literal('end-pass'), id: z.number().int().min(1).max(2_147_483_647) }),
  z.strictObject({
    do: z.literal('give-subscription'),
    email,
    title: z.string().min(1).max(200),
    days: z.number().int().min(1).max(3_660),
    amount: z.number().int().min(0).max(1_000_000_000),
    currency: z.string().regex(/^[A-Z]{3}$/),
    period: z.enum(['month', 'year', 'once']),
  }),
  z.strictObject({ do: z.literal('list-subscriptions') }),
  z.strictObject({ do: z.literal('compose-newsletter'), code: slug, to: email.nullable() }),
  z.strictObject({ do: z.literal('send-newsletter'), code: slug }),
  z.strictObject({ do: z.literal('list-newsletters') }),
  z.strictObject({
    do: z.literal('import-readers'),
    files: z
      .array(z.strictObject({ name: z.string(), path }))
      .min(1)
      .max(1_000),
    from: z.enum(listKinds).nullable(),
    newsletters: z.array(slug).min(1).max(100),
    source: z.string().trim().min(1).max(200).nullable(),
    dryRun: z.boolean(),
  }),
  z.strictObject({ do: z.literal('end-subscription'), id: z.number().int().min(1).max(2_147_483_647) }),
  z.strictObject({ do: z.literal('add-user'), email, name: z.string().min(1).max(200), password }),
  z.strictObject({ do: z.literal('list-users') }),
  z.strictObject({ do: z.literal('disable-user'), email }),
  z.strictObject({ do: z.literal('remove-passkeys'), email }),
  z.strictObject({ do: z.literal('reset-otp'), email }),
  z.strictObject({ do: z.literal('link-user'), email, ...identity }),
  z.strictObject({ do: z.literal('unlink-user'), email, ...identity }),
  z.strictObject({ do: z.literal('set-notice'), notice: givenNotice }),
  z.strictObject({ do: z.literal('list-notices') }),
  z.strictObject({ do: z.literal('end-notice'), id: z.number().int().min(1).max(2_147_483_647) }),
  // Web nodes read at most this many.
  z.strictObject({ do: z.literal('set-lines'), site: z.enum(siteKeys), lines: z.array(givenLine).max(40) }),
  z.strictObject({ do: z.literal('list-lines'), site: z.enum(siteKeys) }),
  z.strictObject({ do: z.literal('set-video'), site: z.enum(siteKeys), video: givenVideo }),
  z.strictObject({ do: z.literal('show-video'), site: z.enum(siteKeys) }),
  z.strictObject({ do: z.literal('end-video'), site: z.enum(siteKeys) }),
  z.strictObject({ do: z.literal('import-sport'), files: z.array(givenFile).min(1).max(1_000) }),
  z.strictObject({
    do: z.literal('sport-standings'),
    league: z.string().min(1).max(150),
    season: z.number().int().min(1).max(9_999),
  }),
  z.strictObject({
    do: z.literal('purge'),
    pages: z
      .array(z.strictObject({ site: z.string().max(100), path: z.string().startsWith('/').max(4_096) }))
      .max(1_000)
      .nullable(),
  }),
  ...editingCommands,
  ...followCommands,
]);

export type NewsroomCommand = z.output<typeof command>;
