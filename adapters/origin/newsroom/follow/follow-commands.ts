import { z } from 'zod';
import { deskKinds, followedWays } from '#adapters/newsroom-contract/follow.ts';
import type { DeskMapping, DeskOrder, DeskReport, FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import { siteKeys } from '../../database/schema/origin-site.ts';

const desk = z.number().int().min(1).max(2_147_483_647);
const text = z.string().max(2_000);
const slug = z.string().min(1).max(200);
const moment = z.number().int().min(0);
/** Of a post: an archive reaches back before 1970. */
const postTime = z.number().int();
const maxItems = 200_000;

const meaning = z.strictObject({
  section: slug.optional(),
  flag: slug.optional(),
  block: z.number().int().min(1).max(1_000).optional(),
  liveblog: z.union([z.literal(true), z.literal('closed')]).optional(),
});
const meanings = z.record(slug, meaning);
export const givenMapping = z.strictObject({
  categories: meanings,
  tags: meanings,
  sticky: meaning,
}) satisfies z.ZodType<DeskMapping>;

/** Of its Admin API or Content API. */
const ghostKey = /^(?:[0-9a-f]{24}:[0-9a-f]{64}|[0-9a-f]{26})$/;

const order = z
  .strictObject({
    kind: z.enum(deskKinds),
    address: z.url({ protocol: /^https?$/ }).max(500),
    site: z.enum(siteKeys),
    key: z.string().min(1).max(500).nullable(),
    allowPrivate: z.boolean(),
    maxRemovals: z.number().int().min(0).max(100_000),
    mapping: givenMapping,
  })
  .refine(
    ({ kind, key }) => kind !== 'ghost' || ghostKey.test(key ?? ''),
    'Ghost needs one of its keys',
  ) satisfies z.ZodType<DeskOrder>;

const item = z.strictObject({
  id: z.string().min(1).max(100),
  print: text,
  media: z.string().max(100).nullable(),
  hash: text,
  slug: slug.nullable(),
  link: text.nullable(),
  path: text.nullable(),
  block: z.number().int().min(1).nullable(),
  modified: postTime,
  state: z.enum(['shown', 'waiting', 'refused']),
  why: text.nullable(),
}) satisfies z.ZodType<FollowedItem>;

const report = z.strictObject({
  lastSuccess: z.partialRecord(z.enum(followedWays), moment),
  delays: z.array(z.number().min(0)).max(1_000),
  queue: moment,
  zone: z.string().max(100).nullable(),
  doubt: text.nullable().default(null),
  fault: z.strictObject({ since: moment, why: text, nextTry: moment }).nullable(),
  unmapped: z.array(text).max(1_000),
}) satisfies z.ZodType<DeskReport>;

/** `follow-lead` and those after it come from the process that follows the desk. */
export const followCommands = [
  z.strictObject({ do: z.literal('follow-add'), desk: order }),
  z.strictObject({ do: z.literal('follow-hooks'), desk, ids: z.array(z.string().min(1).max(100)).max(100) }),
  z.strictObject({ do: z.literal('follow-list') }),
  z.strictObject({ do: z.literal('follow-remove'), desk }),
  z.strictObject({ do: z.literal('follow-confirm'), desk }),
  z.strictObject({
    do: z.literal('follow-lead'),
    node: z.string().min(1).max(200),
    seconds: z.number().int().min(0).max(600),
  }),
  z.strictObject({
    do: z.literal('follow-hints'),
    node: z.string().min(1).max(200),
    again: z.boolean().default(false),
  }),
  z.strictObject({
    do: z.literal('follow-drafted'),
    request: z.string().min(1).max(100),
    path: text.nullable(),
    why: text.nullable(),
  }),
  z.strictObject({ do: z.literal('follow-items'), desk }),
  z.strictObject({ do: z.literal('follow-entries'), slug }),
  z.strictObject({
    do: z.literal('follow-place'),
    desk,
    items: z.array(z.strictObject({ id: z.string().max(100), slug, publishedAt: postTime })).max(1_000),
  }),
  z.strictObject({
    do: z.literal('follow-note'),
    desk,
    items: z.array(item).max(maxItems),
    removed: z.array(z.string().max(100)).max(maxItems),
    report: report.nullable(),
    carriedAt: moment.nullable().default(null),
  }),
] as const;
