import type { QueryResult } from 'kysely';
import pg from 'pg';

const names = new Map<string, string>();
let given = 0;

export const keepPlanOf = (statement: string, max = Number.POSITIVE_INFINITY): void => {
  if (!names.has(statement) && names.size < max) names.set(statement, `s${given++}`);
};

/** PostgreSQL error codes: unknown plan, or a cached plan whose result type changed. */
const ofPlans: ReadonlySet<unknown> = new Set(['26000', '0A000']);

/** A failed plan would fail forever; prepare the statement again under another name. */
const replanAfter = (statement: string, cause: unknown): void => {
  if (ofPlans.has((cause as { readonly code?: unknown } | null)?.code)) names.set(statement, `s${given++}`);
};

type Query = (asked: unknown, ...rest: unknown[]) => Promise<QueryResult<unknown>>;

/**
 * Keeps prepared plans on its single connection. Not for servers: a pooler may send each statement to another
 * connection.
 */
export class PlanningClient extends pg.Client {
  override query: pg.Client['query'] = ((asked: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as Query;
    const name = typeof asked === 'string' ? names.get(asked) : undefined;
    if (typeof asked !== 'string' || name === undefined) return ask(asked, ...rest);
    return ask({ name, text: asked, values: rest[0] }).catch((cause: unknown) => {
      replanAfter(asked, cause);
      throw cause;
    });
  }) as pg.Client['query'];
}
