import { expect, it } from 'vitest';
import { z } from 'zod';
import { issuesInWords } from './call-fault.ts';
import { readNotingDrops } from './dropped-items.ts';
import { lenientList, tolerantList } from './tolerant-list.ts';

const item = z.object({ slug: z.string(), tags: z.array(z.string()) });
const answer = z.object({ items: tolerantList(item) });
const good = { slug: 'a', tags: [] };

it('names the first path when no item of a list can be parsed', () => {
  const read = answer.safeParse({ items: [{ slug: 'a', tags: ['x', 7] }, { slug: 8, tags: [] }, null] });
  expect(read.error && issuesInWords(read.error.issues)).toEqual(['items.0.tags.1 invalid_type']);
});

it('leaves out bad items beside a good one, and takes an empty list', () => {
  const document = { items: [{ slug: 8, tags: [] }, good] };
  expect(readNotingDrops(document, (read) => answer.parse(read))).toEqual({
    result: { items: [good] },
    dropped: ['items.0.slug invalid_type'],
  });
  expect(answer.parse({ items: [] })).toEqual({ items: [] });
  expect(z.object({ items: lenientList(item) }).parse({ items: [null] })).toEqual({ items: [] });
});
