import { z } from 'zod';
import type { PlacedLine } from '#core/ads/choose-sponsored-line.ts';
import { lenientFlag, lenientTextOf, lenientWebAddress } from '../../wire/lenient.wire.ts';

/** A missing date means no limit. An unreadable date drops the line: it must not appear where it was not paid for. */
const bound = z.number().int().nullish();
const slug = z.string().min(1).max(200);
const className = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A sponsored line (spec §3.3). */
export const sponsoredLineWire: z.ZodType<PlacedLine> = z
  .object({
    avCode: lenientTextOf(2_000),
    ctLink: lenientWebAddress.transform((url) => url ?? ''),
    cssClass: className.catch(''),
    description: z.string().trim().min(1).max(200),
    active: lenientFlag,
    newest: lenientFlag,
    listPage: lenientFlag,
    dateFrom: bound,
    dateTo: bound,
    frontPageSlug: slug.nullish(),
    mainSuperTags: z.array(slug).nullish(),
    tags: z.array(z.array(slug)).nullish(),
  })
  .transform(
    ({ dateFrom = null, dateTo = null, frontPageSlug = null, mainSuperTags = null, tags = null, ...line }) => ({
      ...line,
      dateFrom,
      dateTo,
      frontPageSlug,
      mainSuperTags,
      tags,
    }),
  );
