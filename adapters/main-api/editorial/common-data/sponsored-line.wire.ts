import { z } from 'zod';
import type { PlacedLine } from '#core/ads/choose-sponsored-line.ts';
import { lenientFlag, lenientTextOf, lenientWebAddress } from '../../wire/lenient.wire.ts';

/** Absent is open; what is there and cannot be read would stand where nobody has paid for it, so the line is left out. */
const bound = z.number().int().nullish();
const slug = z.string().min(1).max(200);
const className = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A line that a partner has bought (spec §3.3); without a word it is none. */
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
