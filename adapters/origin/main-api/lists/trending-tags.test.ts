import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { openTestNewsroom, type TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { now } from '../../testing/small-content.ts';
import type { ApiContext } from '../context/api-context.ts';
import { openNewsroom } from '../context/open-api-context.ts';
import { countReads } from '../context/reads.ts';
import { trendingTags } from './trending-tags.ts';

let newsroom: TestNewsroom;
let context: ApiContext;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  context = await openNewsroom({
    time: systemTime,
    db: newsroom.db,
    now: () => now,
    measureSound: async () => null,
    log: () => undefined,
  });
});
afterAll(() => newsroom.close());

const slugs = async (role = 'main') =>
  (await trendingTags(context, context.sites.byRole.get(role)!)).map(({ slug }) => slug);
const bearers = () =>
  newsroom.db
    .selectFrom('article_tags as joined')
    .innerJoin('articles', 'articles.id', 'joined.article_id')
    .innerJoin('tags', 'tags.id', 'joined.tag_id')
    .select(['articles.id', 'articles.pub_date', 'tags.slug', 'articles.listed_in'])
    .execute();

describe('trending tags', () => {
  it('follow page views', async () => {
    const fresh = (await bearers()).filter(
      ({ pub_date, listed_in }) => pub_date <= now && pub_date > now - 2 * 86_400 && listed_in.includes('main'),
    );
    const read = fresh.at(-1)!;
    for (let times = 0; times < 200; times += 1) context.reads.note(read.id);
    expect(await slugs()).toContain(read.slug);
  });

  it('never include tags that only unreadable articles have', async () => {
    const hidden = (await bearers()).filter(({ listed_in, pub_date }) => listed_in.length === 0 || pub_date > now);
    const shown = new Set(
      (await bearers()).filter((one) => one.listed_in.length > 0 && one.pub_date <= now).map(({ slug }) => slug),
    );
    for (const { id } of hidden) for (let times = 0; times < 50; times += 1) context.reads.note(id);
    for (const slug of await slugs()) expect(shown.has(slug)).toBe(true);
  });

  it('are at most six', async () => {
    for (const role of context.sites.byRole.keys()) expect((await slugs(role)).length).toBeLessThanOrEqual(6);
  });
});

describe('the count of readings', () => {
  it('fades by half in six hours, and takes no more room however many articles there are', () => {
    let at = now;
    const reads = countReads(() => at);
    reads.note(1);
    reads.note(1);
    expect(reads.of(1)).toBe(2);
    at += 6 * 3_600;
    expect(reads.of(1)).toBe(1);
    for (let id = 2; id < 5_000; id += 1) reads.note(id);
    expect([reads.of(1), reads.of(4_999)]).toEqual([0, 1]);
  });
});
