import type { QueryResult } from 'kysely';
import pg from 'pg';

/** Of statements, by their text. */
const names = new Map<string, string>();
let given = 0;

/** Unless so many plans are kept already. */
export const keepPlanOf = (statement: string, most = Number.POSITIVE_INFINITY): void => {
  if (!names.has(statement) && names.size < most) names.set(statement, `s${given++}`);
};

/** That there is no plan of this name, or that it cannot answer as it once said any more. */
const ofPlans: ReadonlySet<unknown> = new Set(['26000', '0A000']);

/** A plan that has come to nothing would fail for ever: its statement is planned anew, by another name. */
const planAnewAfter = (statement: string, cause: unknown): void => {
  if (ofPlans.has((cause as { readonly code?: unknown } | null)?.code)) names.set(statement, `s${given++}`);
};

type Query = (asked: unknown, ...rest: unknown[]) => Promise<QueryResult<unknown>>;

/**
 * Lets its one connection keep the plans of prepared statements. Not for a server: between it and us may stand a pooler
 * that hands each statement to another connection.
 */
export class PlanningClient extends pg.Client {
  override query: pg.Client['query'] = ((asked: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as Query;
    const name = typeof asked === 'string' ? names.get(asked) : undefined;
    if (typeof asked !== 'string' || name === undefined) return ask(asked, ...rest);
    return ask({ name, text: asked, values: rest[0] }).catch((cause: unknown) => {
      planAnewAfter(asked, cause);
      throw cause;
    });
  }) as pg.Client['query'];
}
