import { hash } from 'node:crypto';
import type { QueryResult } from 'kysely';
import pg from 'pg';

interface Planned {
  readonly name: string;
  readonly isLookup: boolean;
}

const planned = new Map<string, Planned>();
let failed = 0;

/** The name depends on the text: behind a pooler, another process may have given this name. */
const nameOf = (statement: string): string => hash('sha1', statement, 'base64url');

export const keepPlanOf = (statement: string, max?: number): void => {
  if (!planned.has(statement) && (max === undefined || planned.size < max))
    planned.set(statement, { name: nameOf(statement), isLookup: max === undefined });
};

const unknownPlan = '26000';
const takenName = '42P05';
const changedResult = '0A000';

const codeOf = (cause: unknown): unknown => (cause as { readonly code?: unknown } | null)?.code;

/** A failed plan would fail forever; prepare the statement again under another name. */
const replan = (statement: string, { isLookup }: Planned): void =>
  void planned.set(statement, { name: `${nameOf(statement)}-${(failed += 1)}`, isLookup });

type Query = (asked: unknown, ...rest: unknown[]) => Promise<QueryResult<unknown>>;

/** Keeps prepared plans on the single connection of PGlite. */
export class PlanningClient extends pg.Client {
  override query: pg.Client['query'] = ((asked: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as Query;
    const plan = typeof asked === 'string' ? planned.get(asked) : undefined;
    if (typeof asked !== 'string' || plan === undefined) return ask(asked, ...rest);
    return ask({ name: plan.name, text: asked, values: rest[0] }).catch((cause: unknown) => {
      if ([unknownPlan, changedResult].includes(String(codeOf(cause)))) replan(asked, plan);
      throw cause;
    });
  }) as pg.Client['query'];
}

const beginning = /^(?:begin|start transaction)\b/i;
const ending = /^(?:commit|rollback)$/i;

/**
 * Keeps plans of lookups by key on each connection to a server: planning costs several times as much as running them.
 * Lists and searches are planned by their values. A pooler that changes connections between statements loses plans:
 * then none are kept. Statements in a transaction have no plan, because the failure would abort it.
 */
export const planningClients = (): typeof pg.Client => {
  let keeps = true;
  return class extends pg.Client {
    #inTransaction = false;

    /** A method, not a field: subclasses call it by `super`. */
    override query(...given: never[]): never {
      return this.#ask(given) as never;
    }

    #ask([asked, ...rest]: readonly unknown[]): unknown {
      const ask = super.query.bind(this) as Query;
      if (typeof asked !== 'string') return ask(asked, ...rest);
      this.#inTransaction = beginning.test(asked) || (this.#inTransaction && !ending.test(asked));
      const plan = planned.get(asked);
      if (!keeps || this.#inTransaction || plan?.isLookup !== true) return ask(asked, ...rest);
      return ask({ name: plan.name, text: asked, values: rest[0] }).catch((cause: unknown) => {
        const code = codeOf(cause);
        if (code === changedResult) replan(asked, plan);
        else if (code === unknownPlan || code === takenName) keeps = false;
        else throw cause;
        return ask(asked, ...rest);
      });
    }
  };
};
