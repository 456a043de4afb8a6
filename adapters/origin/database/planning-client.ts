import type { QueryResult } from 'kysely';
import pg from 'pg';

/** Of statements, by their text. */
const names = new Map<string, string>();

export const keepPlanOf = (statement: string): void => {
  if (!names.has(statement)) names.set(statement, `s${names.size}`);
};

type Query = (asked: unknown, ...rest: unknown[]) => Promise<QueryResult<unknown>>;

/**
 * Lets its one connection keep the plans of prepared statements. Not for a server: between it and us may stand a pooler
 * that hands each statement to another connection.
 */
export class PlanningClient extends pg.Client {
  override query: pg.Client['query'] = ((asked: unknown, ...rest: unknown[]) => {
    const name = typeof asked === 'string' ? names.get(asked) : undefined;
    const ask = super.query.bind(this) as Query;
    return name === undefined ? ask(asked, ...rest) : ask({ name, text: asked, values: rest[0] });
  }) as pg.Client['query'];
}
