import { z } from 'zod';
import { noteDropped } from '#adapters/http/dropped-items.ts';
import { parsingParts } from '#adapters/http/parsed-parts.ts';
import { blockName, type CountedData } from '#core/editorial/supplements/count.ts';
import type { DataBlock, PaletteColour } from '#core/editorial/supplements/data-block.ts';
import { countWire } from './count.wire.ts';
import { standingWire } from './standing.wire.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { lenientText } from '../../wire/lenient.wire.ts';

const maxRows = 2_000;

const maxBlocks = 40;

const name = z.string().trim().min(1);
const moment = z.number().int();
const count = z.number().int().min(0);
const goals = z.object({ home: count.nullable(), away: count.nullable() });
const percent = z.number().min(0).max(100);
const colour = z.union([1, 2, 3, 4, 5, 6, 7, 8].map((one) => z.literal(one as PaletteColour))).catch(8);
const rows = <Item>(item: z.ZodType<Item>) => tolerantList(item).transform((all) => all.slice(0, maxRows));
const texts = rows(name);

const head = { title: lenientText, note: lenientText };

const medals = z.object({
  type: z.literal('medals'),
  ...head,
  own: lenientText,
  rows: rows(z.object({ country: name, gold: count, silver: count, bronze: count })),
});

const matches = z.object({
  type: z.literal('matches'),
  ...head,
  shows: z.enum(['times', 'scores']).catch('scores'),
  matches: rows(
    z.object({
      at: moment,
      stage: lenientText,
      home: name,
      away: name,
      score: goals.nullable(),
      shootOut: goals.nullable().catch(null),
      venue: lenientText,
    }),
  ),
});

const groups = z.object({ type: z.literal('groups'), ...head, through: count.catch(0), rows: rows(standingWire) });

const topList = z.object({
  type: z.literal('top-list'),
  ...head,
  counts: z.enum(['goals', 'yellow', 'red']),
  players: rows(
    z.object({
      name,
      team: lenientText,
      goals: count.nullable().catch(null),
      yellow: count.nullable().catch(null),
      yellowred: count.nullable().catch(null),
      red: count.nullable().catch(null),
    }),
  ),
});

const schedule = z.object({
  type: z.literal('schedule'),
  ...head,
  events: rows(
    z.object({
      at: moment,
      sport: name,
      event: lenientText,
      venue: lenientText,
      who: texts.catch([]),
      outcome: lenientText,
    }),
  ),
});

const participation = z.object({
  type: z.literal('participation'),
  ...head,
  series: name,
  earlierSeries: lenientText,
  hours: rows(z.object({ hour: name, percent, earlier: percent.nullable().catch(null) })),
});

const constituencies = z.object({
  type: z.literal('constituencies'),
  ...head,
  units: rows(
    z.object({
      slug: z.string().regex(/^[a-z0-9-]+$/),
      name,
      seat: lenientText,
      county: lenientText,
      turnout: percent,
      candidates: rows(z.object({ name, party: lenientText, votes: count })),
    }),
  ),
});

const shares = z.object({
  type: z.literal('shares'),
  ...head,
  rows: rows(z.object({ name, colour, votes: count, percent, seats: count.nullable().catch(null) })),
});

const partyLists = z.object({
  type: z.literal('party-lists'),
  ...head,
  lists: rows(
    z.object({ party: name, colour, seats: count.catch(0), candidates: rows(z.object({ name, work: lenientText })) }),
  ),
});

const factions = z.object({
  type: z.literal('factions'),
  ...head,
  factions: rows(z.object({ name, short: lenientText, stance: lenientText, seats: count, members: texts.catch([]) })),
});

const seats = z.object({
  type: z.literal('seats'),
  ...head,
  groups: rows(z.object({ name, short: lenientText, colour, seats: count.max(1_000) })),
});

const tileMap = z.object({
  type: z.literal('tile-map'),
  ...head,
  unit: lenientText,
  measure: lenientText,
  tiles: rows(
    z.object({
      code: name,
      name,
      row: count.max(40),
      column: count.max(40),
      colour,
      winner: lenientText,
      value: z.number().finite(),
    }),
  ),
});

const frame = z.object({ type: z.literal('frame'), ...head, src: name });

const block: z.ZodType<DataBlock> = z.discriminatedUnion('type', [
  medals,
  matches,
  groups,
  topList,
  schedule,
  participation,
  constituencies,
  shares,
  partyLists,
  factions,
  seats,
  tileMap,
  frame,
]);

/** Clients identify blocks by type and title during a count; duplicates get a number. */
const namedApart = (blocks: readonly DataBlock[]): readonly DataBlock[] => {
  const seen = new Map<string, number>();
  return blocks.map((one) => {
    const times = (seen.get(blockName(one)) ?? 0) + 1;
    seen.set(blockName(one), times);
    return times === 1 ? one : { ...one, title: `${one.title} (${times})`.trim() };
  });
};

/** Drops unreadable blocks and keeps the rest, even when none is left (R9). */
export const countedDataWire: z.ZodType<CountedData> = z
  .object({
    blocks: parsingParts(z.array(z.unknown()), block),
    count: countWire.optional().transform((told) => told ?? null),
  })
  .transform(({ blocks, count }) => ({
    count,
    blocks: namedApart(
      blocks.slice(0, maxBlocks).flatMap((one) => {
        const read = block.safeParse(one);
        if (!read.success) noteDropped(one, read.error.issues);
        return read.success ? [read.data] : [];
      }),
    ),
    held: [],
  }));
