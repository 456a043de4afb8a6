import { z } from 'zod';
import { lenientPart } from '#adapters/http/lenient-part.ts';
import { firstOfEach, tolerantList } from '#adapters/http/tolerant-list.ts';
import { lenientTime } from '../../wire/lenient.wire.ts';

/** Centimetres. The zero of a gauge is above the river bed; low water can be negative. */
const level = z.number().min(-500).max(2_500).transform(Math.round);
const maxGauges = 300;

const gauge = z.object({
  river: z.string().trim().min(1).max(60),
  place: z.string().trim().min(1).max(60),
  level,
  change: z.number().min(-1_000).max(1_000).transform(Math.round).catch(0),
  grade: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).catch(0),
  record: level.nullable().catch(null),
  observedAt: lenientTime,
});

export const floodingWire = lenientPart(
  z.object({ gauges: tolerantList(gauge, maxGauges).transform(firstOfEach(({ river, place }) => [river, place])) }),
);
