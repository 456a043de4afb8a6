import { z } from 'zod';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import type { Quote, Unique, UniqueGroup } from '#core/editorial/front-page/unique.ts';
import { type Hike, hikingLevels, type HikingMap } from '#core/editorial/lists/hiking.ts';
import { parseBody } from '../../body/parse-body.ts';
import { parseReadable } from '#adapters/http/ask-once.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { lenientPath, lenientText, lenientWebAddress } from '../../wire/lenient.wire.ts';

const parsed = (text: string): unknown => {
  try {
    return parseReadable(text);
  } catch {
    return undefined;
  }
};

const jsonText = z.string().transform(parsed);

const quote: z.ZodType<Quote> = z.object({ text: z.string().trim().min(1), author: lenientText, role: lenientText });
const quotes = jsonText.pipe(tolerantList(quote));

const uniqueOf = (embeds: EmbedAllowList | undefined): z.ZodType<Unique> =>
  z.object({ slug: z.string().min(1), content: z.string().trim() }).transform(({ slug, content }, context): Unique => {
    if (!content.startsWith('[')) return { slug, kind: 'text', body: parseBody(content, embeds) };
    const read = quotes.safeParse(content);
    if (!read.success) context.addIssue({ code: 'custom', message: 'is not a list of quotes', input: content });
    return { slug, kind: 'quotes', quotes: read.data ?? [] };
  });

/** A numbered group of small contents (spec §3.3). */
export const uniqueGroupWire = (embeds: EmbedAllowList | undefined): z.ZodType<readonly Unique[]> =>
  z.object({ uniques: tolerantList(uniqueOf(embeds)) }).transform(({ uniques }) => uniques);

/** Groups by slug (spec §7.1). */
export const uniqueGroupsWire = (embeds: EmbedAllowList | undefined): z.ZodType<readonly UniqueGroup[]> =>
  z
    .object({ groups: tolerantList(z.object({ slug: z.string().min(1), items: tolerantList(uniqueOf(embeds)) })) })
    .transform(({ groups }) => groups);

export const addressWire: z.ZodType<string> = z
  .object({ content: lenientWebAddress.pipe(z.string()) })
  .transform(({ content }) => content);

const hike: z.ZodType<Hike> = z.object({
  name: z.string().trim().min(1),
  region: lenientText,
  level: z.enum(hikingLevels),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  path: lenientPath.pipe(z.string()),
});

export const hikingMapWire: z.ZodType<HikingMap> = z
  .object({ content: jsonText.pipe(z.object({ url: lenientWebAddress, hikes: tolerantList(hike) })) })
  .transform(({ content }) => content);
