import { z } from 'zod';
import { noteDropped } from '#adapters/http/dropped-items.ts';
import { parsingParts } from '#adapters/http/parsed-parts.ts';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import type { Count } from '#core/editorial/supplements/count.ts';
import { lenientFlag, lenientText } from '../../wire/lenient.wire.ts';

const name = z.string().trim().min(1).max(200);
const moment = z.number().int().positive();
const maxTold = 50;

const told = z.object({
  processed: z.number().min(0).max(100),
  countedAt: moment,
  final: lenientFlag,
  corrections: lenientList(z.object({ at: moment, text: lenientText })),
  changes: lenientList(z.object({ at: moment, seat: name, from: name, to: name })),
});

const newest = <Item extends { readonly at: number }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => other.at - one.at).slice(0, maxTold);

export const countWire: z.ZodType<Count | null> = parsingParts(z.unknown(), told.nullish()).transform(
  (raw): Count | null => {
    if (raw === null || raw === undefined) return null;
    const read = told.safeParse(raw);
    if (!read.success) noteDropped(raw, read.error.issues);
    return read.success
      ? { ...read.data, corrections: newest(read.data.corrections), changes: newest(read.data.changes) }
      : null;
  },
);
