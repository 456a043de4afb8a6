import { sql } from 'kysely';
import type { CompiledQuery, Expression, RawBuilder } from 'kysely';
import type { Database } from './open-database.ts';
import { keepPlanOf } from './planning-client.ts';

class Marker {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

type Parameters<Values extends readonly unknown[]> = { readonly [At in keyof Values]: RawBuilder<Values[At]> };

/** Compiles a frequent statement once. PGlite also plans it once, which is most of the cost of a small statement. */
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

/**
 * As `prepared`, but the database writes each row as one JSON text. With many columns this costs a third less than
 * their parsing. Only for columns that JSON keeps: no dates and no bytes.
 */
export const preparedAsJson = <Values extends readonly unknown[], Row>(
  build: (db: Database, ...values: Parameters<Values>) => Expression<Row>,
): ((db: Database, ...values: Values) => Promise<readonly Row[]>) => {
  const rowsOf = prepared((db, ...values: Parameters<Values>) => ({
    compile: () => sql<{ row: Row }>`select row_to_json(r) as row from (${build(db, ...values)}) r`.compile(db),
  }));
  return async (db, ...values) => (await rowsOf(db, ...(values as never))).map(({ row }) => row);
};

const maxPlans = 100;

export const askPlanned = async <Row>(db: Database, asked: RawBuilder<Row>): Promise<readonly Row[]> => {
  const statement = asked.compile(db);
  keepPlanOf(statement.sql, maxPlans);
  return (await db.executeQuery<Row>(statement)).rows;
};
