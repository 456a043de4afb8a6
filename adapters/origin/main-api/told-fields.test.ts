import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { articleFields, fieldNames } from '../database/schema/article-fields.ts';
import type { ArticleField, FieldName } from '../database/schema/article-fields.ts';
import { startTestOrigin } from '../testing/ask-origin.ts';
import type { TestOrigin } from '../testing/ask-origin.ts';
import { smallContent } from '../testing/small-content.ts';

const fieldOf = (name: FieldName): ArticleField => articleFields[name];
const told = fieldNames.filter((name) => fieldOf(name).apart !== true);
const says = (name: FieldName, at: number): unknown => {
  const { said, unsaid } = fieldOf(name);
  if (said instanceof z.ZodObject) return { value: '708', unit: 'cm', label: `Mező ${at}` };
  if (said instanceof z.ZodBoolean) return unsaid !== true;
  return said instanceof z.ZodNumber ? at + 1 : `Mező ${at}`;
};
const given = Object.fromEntries(told.map((name, at) => [name, says(name, at)]));

let origin: TestOrigin;
beforeAll(async () => {
  const [first] = smallContent.articles!;
  origin = await startTestOrigin({ inMemory: true }, { ...smallContent, articles: [{ ...first!, ...given }] });
}, 60_000);
afterAll(() => origin.close());

it('returns every field of an article by name', async () => {
  expect(told.length).toBeGreaterThanOrEqual(20);
  const { json } = await origin.ask('/api/articles/friss', 'lapunk');
  expect(json).toMatchObject(given);
});
