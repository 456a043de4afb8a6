import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import type { Call } from './api-context.ts';
import { readParameters } from './parameters.ts';

const named = z.object({ id: z.string().regex(/^[\w-]{22,100}$/, 'must be 22 to 100 letters of base64url') });
const kept = z.object({ sealed: z.string().min(1).max(2_000), validUntil: z.number().int() });

/** Sessions that are over go when others come. */
export const keepSession: Call = {
  method: 'PUT',
  path: '/api/sessions/:id',
  answer: async ({ db, now }, { path, body }) => {
    const { id } = readParameters(named, path);
    const { sealed, validUntil } = readParameters(kept, await body());
    await db.deleteFrom('reader_sessions').where('valid_until', '<=', now()).execute();
    await db
      .insertInto('reader_sessions')
      .values({ id, sealed, valid_until: validUntil })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed, valid_until: validUntil }))
      .execute();
    return { kept: true };
  },
};

export const session: Call = {
  path: '/api/sessions/:id',
  answer: async ({ db, now }, { path }) => {
    const { id } = readParameters(named, path);
    const row = await db
      .selectFrom('reader_sessions')
      .select(['sealed', 'valid_until'])
      .where('id', '=', id)
      .where('valid_until', '>', now())
      .executeTakeFirst();
    if (row === undefined) throw notFound('The session');
    return { sealed: row.sealed, validUntil: row.valid_until };
  },
};

/** Says the same of a session that never was. */
export const endSession: Call = {
  method: 'DELETE',
  path: '/api/sessions/:id',
  answer: async ({ db }, { path }) => {
    await db.deleteFrom('reader_sessions').where('id', '=', readParameters(named, path).id).execute();
    return { ended: true };
  },
};
