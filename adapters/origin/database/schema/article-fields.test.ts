import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleColumns, articleRow } from '../../content/article-row.ts';
import { smallContent } from '../../testing/small-content.ts';
import { articleFields, fieldNames } from './article-fields.ts';
import type { ArticleField } from './article-fields.ts';
import { migrate } from '../maintenance/migrate.ts';
import { openDatabase, type OpenDatabase } from '../connection/open-database.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

let [opened, columns]: [OpenDatabase, ReadonlyMap<string, Column>] = [undefined as never, new Map()];
beforeAll(async () => {
  opened = await openDatabase({ inMemory: true });
  await migrate(opened.db);
  const { rows } = await sql<Column>`select column_name as name, data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_name = 'articles' and table_schema = current_schema()`.execute(
    opened.db,
  );
  columns = new Map(rows.map((column) => [column.name, column]));
}, 60_000);
afterAll(() => opened.close());

const typesOf: Readonly<Record<string, readonly string[]>> = {
  ZodString: ['text'],
  ZodEnum: ['text'],
  ZodBoolean: ['boolean'],
  ZodNumber: ['integer', 'bigint'],
  ZodObject: ['jsonb'],
  ZodReadonly: ['ARRAY', 'jsonb'],
};

describe('the fields of an article', () => {
  it.each(fieldNames)('%s has a column that migrations have made, of its type', (name) => {
    const { column, said, unsaid }: ArticleField = articleFields[name];
    expect(typesOf[said.constructor.name], column).toContain(columns.get(column)?.type);
    expect(columns.get(column)?.nullable).toBe(unsaid === null);
  });

  it('are, with the common columns, all columns of the table', () => {
    const resolved = ['id', 'parent_id', 'main_super_tag_id', 'listed_in'];
    expect([...articleColumns, ...resolved].toSorted()).toEqual([...columns.keys()].toSorted());
  });

  it('make up every row, said or not', () => {
    const row = articleRow(smallContent.articles![0]!);
    expect(Object.keys(row).toSorted()).toEqual(articleColumns.toSorted());
    expect(row).toMatchObject({ active: true, livescore_id: null, og_description: '', sub_articles: [] });
  });

  it('follow the flag when unset, and the value when set', () => {
    const article = { ...smallContent.articles![0]!, flags: ['pr', 'adult-content'] };
    expect(articleRow(article)).toMatchObject({ pr: true, adult_content: true, adfree: false });
    expect(articleRow({ ...article, pr: false, adfree: true })).toMatchObject({ pr: false, adfree: true });
  });
});
