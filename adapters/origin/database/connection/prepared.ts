import { sql } from 'kysely';
import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Database } from './open-database.ts';
import { keepPlanOf } from './planning-client.ts';

/** Stands for the value at this place of those that a statement is asked with. */
class Marker {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/** Values as a statement knows them: nothing can be computed with them before they are asked. */
type Parameters<Values extends readonly unknown[]> = { readonly [At in keyof Values]: RawBuilder<Values[At]> };

/**
 * A statement that is asked all the time: put into words once, and by an embedded database planned once, too, which is
 * most of what a small statement costs there.
 */
export const prepared = <Values extends readonly unknown[], Row>(
  build: (db: Database, ...values: Parameters<Values>) => { compile(): CompiledQuery<Row> },
): ((db: Database, ...values: Values) => Promise<readonly Row[]>) => {
  let statement: CompiledQuery<Row> | null = null;
  return async (db, ...values) => {
    if (statement === null) {
      const all = values.map((_, at) => sql.val(new Marker(at)));
      statement = build(db, ...(all as unknown as Parameters<Values>)).compile();
      keepPlanOf(statement.sql);
    }
    const parameters = statement.parameters.map((one) => (one instanceof Marker ? values[one.at] : one));
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
};

/** A plan takes some 50 KB; what is asked in ever new shapes is planned each time beyond so many. */
const mostPlans = 100;

/** Asks a statement that is put into words anew, mostly the same: an embedded database plans each of its texts once. */
export const askPlanned = async <Row>(db: Database, asked: RawBuilder<Row>): Promise<readonly Row[]> => {
  const statement = asked.compile(db);
  keepPlanOf(statement.sql, mostPlans);
  return (await db.executeQuery<Row>(statement)).rows;
};
