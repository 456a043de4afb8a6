import { sql } from 'kysely';
import { z } from 'zod';
import { notFound } from '../../http/problem.ts';
import type { Correction } from '../../database/schema/correction.ts';
import type { Call } from '../context/api-context.ts';
import type { CardKey } from '../../editorial/articles/cards.ts';
import { page, readParameters, sizeOf } from '../context/parameters.ts';

interface Corrected extends CardKey {
  readonly correction: Correction;
  readonly number: number;
}

/** Corrections in articles that the requesting site lists, newest first (R42, R43). */
export const corrections: Call = {
  path: '/api/corrections',
  answer: async ({ db, cards, now }, { site, query }) => {
    const given = readParameters(z.object({ page, perPage: z.string().optional() }), query);
    const size = sizeOf(given.perPage, 10);
    const listed = sql`from articles a cross join lateral jsonb_array_elements(a.corrections) with ordinality as c (said, number)
      where a.corrections <> '[]' and ${site.role} = any(a.listed_in) and a.pub_date <= ${now()}`;
    const counted = await sql<{ total: number }>`select count(*)::int as total ${listed}`.execute(db);
    const totalItems = counted.rows[0]?.total ?? 0;
    const totalPages = Math.max(1, Math.ceil(totalItems / size));
    if (given.page > totalPages) throw notFound(`Page ${given.page} of ${totalPages}`);
    const { rows } = await sql<Corrected>`
      select a.id, a.version, a.pub_date, c.said as correction, c.number::int as number ${listed}
      order by (c.said ->> 'at')::int8 desc, a.id desc, c.number desc limit ${size} offset ${(given.page - 1) * size}`.execute(
      db,
    );
    const articles = await cards.of(rows);
    return {
      items: rows.map(({ correction, number }, at) => ({ ...correction, number, article: articles[at] })),
      totalItems,
      page: given.page,
      totalPages,
    };
  },
};
