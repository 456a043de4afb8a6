import { z } from 'zod';
import { labelKinds } from '#adapters/newsroom-contract/labels.ts';
import { siteKeys } from '../database/schema/origin-site.ts';
import { givenFile } from './file/given-file.ts';
import { givenFront } from './front/given-front.ts';
import { givenAddress, oldAddress } from './old-addresses/given-address.ts';

const slug = z.string().min(1).max(150);
const site = z.enum(siteKeys);
const number = z.number().int().min(1).max(2_147_483_647);
/** Unix seconds. */
const moment = z.number().int().min(1).max(253_402_214_400);
const newSlug = z
  .string()
  .max(150)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must have only lower-case letters without accents, digits and hyphens');
const name = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);

const label = { kind: z.enum(labelKinds), site: site.nullable() };

/** Versions, undo, labels, fronts, documents and old addresses. */
export const editingCommands = [
  z.strictObject({ do: z.literal('list-versions'), slug }),
  z.strictObject({ do: z.literal('restore-version'), slug, to: number }),
  z.strictObject({ do: z.literal('list-deleted') }),
  z.strictObject({ do: z.literal('undelete'), slug }),
  z.strictObject({ do: z.literal('kill'), slug }),
  z.strictObject({ do: z.literal('list-labels'), ...label }),
  z.strictObject({
    do: z.literal('rename-label'),
    ...label,
    slug,
    to: newSlug.nullable(),
    name: name.nullable(),
    title: z.string().trim().max(200).nullable(),
  }),
  z.strictObject({ do: z.literal('merge-labels'), ...label, slug, into: slug }),
  z.strictObject({ do: z.literal('import-documents'), files: z.array(givenFile).min(1).max(10_000) }),
  z.strictObject({ do: z.literal('list-documents'), site: site.nullable() }),
  z.strictObject({ do: z.literal('delete-documents'), site, slugs: z.array(slug).min(1).max(1_000) }),
  z.strictObject({ do: z.literal('show-front'), site, at: moment.nullable() }),
  z.strictObject({ do: z.literal('list-fronts'), site }),
  z.strictObject({ do: z.literal('export-front'), site }),
  z.strictObject({ do: z.literal('import-front'), front: givenFront }),
  z.strictObject({ do: z.literal('restore-front'), site, to: number }),
  z.strictObject({
    do: z.literal('place-on-front'),
    site,
    slug,
    block: number,
    position: number,
    at: moment.nullable(),
    until: moment.nullable(),
    moves: z.boolean(),
  }),
  z.strictObject({ do: z.literal('remove-from-front'), site, slug }),
  z.strictObject({
    do: z.literal('put-old-addresses'),
    site,
    addresses: z.array(givenAddress).min(1).max(5_000),
    renamed: z
      .array(z.strictObject({ from: slug, to: slug }))
      .max(1_000)
      .optional(),
  }),
  z
    .strictObject({
      do: z.literal('remove-old-addresses'),
      site,
      addresses: z.array(oldAddress).min(1).max(5_000).nullable(),
      article: slug.nullable(),
    })
    .refine(({ addresses, article }) => addresses !== null || article !== null, 'must name addresses or an article'),
  z.strictObject({
    do: z.literal('break-on-front'),
    site,
    story: z.strictObject({ slug, until: moment }).nullable(),
  }),
] as const;
