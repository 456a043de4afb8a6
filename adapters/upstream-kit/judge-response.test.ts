import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { judgeDocument, judgeText } from './judge-response.ts';

const schema = z.object({
  items: tolerantList(
    z.object({
      slug: z.string().min(1),
      at: z.number().int(),
      kind: z.enum(['a', 'b']).catch('a'),
      lead: z.string().catch(''),
      size: z.number().max(9).nullable().catch(null),
    }),
  ),
});
const good = { slug: 'x', at: 1 };
const told = (item: object) =>
  judgeDocument({ items: [good, { ...good, ...item }] }, { schema }).map(({ path, kind }) => [path, kind]);

describe('a document', () => {
  it('may lack optional fields, or have null, an empty text or further fields', () => {
    expect(told({})).toEqual([]);
    expect(told({ lead: null, size: null, kind: '', more: 1 })).toEqual([]);
  });

  it.each([
    [{ slug: undefined }, 'items.1.slug', 'missing'],
    [{ slug: null }, 'items.1.slug', 'type'],
    [{ slug: ' ' }, 'items.1.slug', 'value'],
    [{ at: 1.5 }, 'items.1.at', 'value'],
    [{ at: '1' }, 'items.1.at', 'type'],
    [{ lead: 7 }, 'items.1.lead', 'type'],
    [{ kind: 'c' }, 'items.1.kind', 'value'],
    [{ size: 10 }, 'items.1.size', 'value'],
  ])('with %j is wrong at %s: %s', (item, path, kind) => {
    expect(told(item)).toEqual([[path, kind]]);
  });

  it('tells a field that is wrong in every item once', () => {
    expect(judgeDocument({ items: [{ at: 1 }, { at: 2 }] }, { schema }).map(({ path }) => path)).toEqual([
      'items.0.slug',
    ]);
  });

  it('is also judged by rules that no JSON Schema has', () => {
    const refined = z.object({ title: z.string() }).refine(({ title }) => title !== '', { path: ['title'] });
    expect(judgeDocument({ title: '' }, { schema: refined })).toMatchObject([{ path: 'title', kind: 'missing' }]);
  });

  it('is judged by the branch that its type names', () => {
    const branches = z.discriminatedUnion('type', [
      z.object({ type: z.literal('a'), one: z.number(), two: z.number() }),
      z.object({ type: z.literal('b'), three: z.number() }),
    ]);
    expect(judgeDocument({ type: 'a', one: 1 }, { schema: branches }).map(({ path }) => path)).toEqual(['two']);
    expect(judgeDocument({ type: 'c' }, { schema: branches })).toMatchObject([{ path: 'type', kind: 'value' }]);
  });

  it('is no JSON, or an error with status 200', () => {
    expect(judgeText('<p>', { schema })).toMatchObject([{ path: '', kind: 'type', got: 'HTML' }]);
    const refusalIn = () => ({ kind: 'unavailable', code: 'rateLimit' }) as const;
    expect(judgeText('{}', { schema, refusalIn })).toMatchObject([{ kind: 'status', got: 'rateLimit' }]);
  });
});

describe('a JSON Schema', () => {
  it('requires only the fields that the parser needs, in the items of lists too', () => {
    const { properties } = jsonSchemaOf(schema);
    expect(properties?.['items']?.items).toMatchObject({ required: ['slug', 'at'] });
  });
});
