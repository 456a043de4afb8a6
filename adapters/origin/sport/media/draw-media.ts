import type { Crest } from '../../database/schema/live-score-schema.ts';
import { notFound } from '../../http/problem.ts';
import type { Reply } from '../../http/reply.ts';
import type { LiveScoreContext } from '../calls/live-score-context.ts';
import { drawCircuit } from './draw-circuit.ts';
import { drawCrest } from './draw-crest.ts';

const svg = (body: string): Reply => ({
  body,
  type: 'image/svg+xml; charset=utf-8',
  headers: {
    'Cache-Control': 'max-age=86400',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
});

const crestOf = (told: unknown): Crest | null =>
  typeof told === 'object' && told !== null && 'shape' in told && 'colours' in told ? (told as Crest) : null;

const crests: Readonly<Record<string, (context: LiveScoreContext, id: number) => Promise<Crest | null>>> = {
  team: async ({ db }, id) =>
    (await db.selectFrom('football_teams').select('crest').where('id', '=', id).executeTakeFirst())?.crest ?? null,
  'racing-team': async ({ db }, id) =>
    crestOf((await db.selectFrom('racing_teams').select('told').where('id', '=', id).executeTakeFirst())?.told.crest),
};

export const drawMedia = async (context: LiveScoreContext, segments: readonly string[]): Promise<Reply> => {
  const [kind = '', file = '', ...more] = segments;
  const id = Number(/^(\d{1,9})\.svg$/.exec(file)?.[1] ?? Number.NaN);
  if (more.length > 0 || Number.isNaN(id)) throw notFound('The picture');
  if (kind === 'circuit') return svg(drawCircuit(id));
  const crest = Object.hasOwn(crests, kind) ? await crests[kind]?.(context, id) : null;
  if (crest === null || crest === undefined) throw notFound('The picture');
  return svg(drawCrest(crest));
};
