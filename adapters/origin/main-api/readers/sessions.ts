import { z } from 'zod';
import { notFound } from '../../http/problem.ts';
import type { Call } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

const named = z.object({ id: z.string().regex(/^[\w-]{22,100}$/, 'must be 22 to 100 letters of base64url') });
const kept = z.object({ sealed: z.string().min(1).max(2_000), validUntil: z.number().int() });

/** Encrypted sessions. Expired ones are deleted when new ones are stored. */
const sessionCalls = (path: Call['path'], table: 'reader_sessions' | 'staff_browsers'): readonly Call[] => [
  {
    method: 'PUT',
    path,
    answer: async ({ db, now }, { path, body }) => {
      const { id } = readParameters(named, path);
      const { sealed, validUntil } = readParameters(kept, await body());
      await db.deleteFrom(table).where('valid_until', '<=', now()).execute();
      await db
        .insertInto(table)
        .values({ id, sealed, valid_until: validUntil })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed, valid_until: validUntil }))
        .execute();
      return { kept: true };
    },
  },
  {
    path,
    answer: async ({ db, now }, { path }) => {
      const { id } = readParameters(named, path);
      const row = await db
        .selectFrom(table)
        .select(['sealed', 'valid_until'])
        .where('id', '=', id)
        .where('valid_until', '>', now())
        .executeTakeFirst();
      if (row === undefined) throw notFound('The session');
      return { sealed: row.sealed, validUntil: row.valid_until };
    },
  },
  {
    method: 'DELETE',
    path,
    answer: async ({ db }, { path }) => {
      await db.deleteFrom(table).where('id', '=', readParameters(named, path).id).execute();
      return { ended: true };
    },
  },
];

export const sessionsInBrowsers: readonly Call[] = [
  ...sessionCalls('/api/sessions/:id', 'reader_sessions'),
  ...sessionCalls('/api/staff-sessions/:id', 'staff_browsers'),
];
