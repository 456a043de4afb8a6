import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';
import { openRestSite, postOf, type RestSite } from './rest-site.fake.ts';

let [mover, site] = [{} as Mover, {} as RestSite];
let waits: number[] = [];
beforeEach(async () => {
  [mover, site, waits] = [await openMover(), await openRestSite(), []];
});
afterEach(async () => {
  await site.end();
  await mover.end();
});

const time = {
  ...systemTime,
  wait: async (ms: number): Promise<void> => {
    waits.push(ms);
  },
};

const move = (more: object = {}, key: string | null = 'editor:password'): Promise<Moved> =>
  mover.move({ source: site.url, allowLoopback: true, ...more }, { key, time });

const articles = ({ files }: Moved): readonly string[] => Object.keys(files).filter((name) => name.endsWith('.html'));
const headIn = ({ files }: Moved, slug: string) =>
  headOf(Object.entries(files).find(([name]) => name.endsWith(`/${slug}.html`))?.[1]);

const many = (count: number) => Array.from({ length: count }, (_, at) => postOf(at + 1));

describe('a running WordPress', () => {
  it('gives every article once, over several pages', async () => {
    site.lists['posts'] = many(230);
    const moved = await move();
    expect(moved.outcome).toMatchObject({ done: { articles: 230 } });
    expect(articles(moved)).toHaveLength(230);
  });

  it('is read again when the ids are fewer than its total', async () => {
    site.lists['posts'] = many(3);
    let halves = 0;
    site.intercept = (_, request, response) => {
      if (!/\/posts\?.*_fields=id&orderby/.test(request.url ?? '') || halves > 0) return false;
      halves += 1;
      response.writeHead(200, { 'x-wp-total': 3, 'x-wp-totalpages': 1 }).end('[{"id":1}]');
      return true;
    };
    expect(articles(await move())).toHaveLength(3);
    expect(halves).toBe(1);
  });

  it('is asked for the articles that an answer lacks', async () => {
    site.lists['posts'] = many(3);
    site.intercept = (_, request, response) => {
      if (!/\/posts\?.*include=/.test(request.url ?? '') || request.headers.authorization === undefined) return false;
      response
        .writeHead(200, { 'x-wp-total': 1, 'x-wp-totalpages': 1 })
        .end(JSON.stringify([site.lists['posts']?.[0]]));
      return true;
    };
    expect(articles(await move())).toHaveLength(3);
    expect(site.asked).toContain('/wp-json/wp/v2/posts/3*');
  });

  it('waits as long as the site asks, and fails at once when that is longer than five minutes', async () => {
    let seconds = 7;
    site.intercept = (count, _, response) => {
      if (count !== 3) return false;
      response.writeHead(429, { 'retry-after': String(seconds) }).end();
      return true;
    };
    await move();
    expect(waits).toContain(7_000);
    seconds = 301;
    site.asked.length = 0;
    const { outcome } = await move({ output: `${mover.folder}/other` });
    expect(outcome).toMatchObject({
      failed: 'unanswered',
      about: expect.stringContaining('HTTP status 429, and asks to wait for 301 s'),
    });
  });

  it('fails with the beginning of a page that comes instead of JSON, and goes on where it ended', async () => {
    site.lists['posts'] = many(120);
    let batches = 0;
    site.intercept = (_, request, response) => {
      if (/context=edit.*include=/.test(request.url ?? '')) batches += 1;
      if (batches < 2) return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Just a moment...</title>');
      return true;
    };
    const { outcome } = await move();
    expect(outcome).toMatchObject({
      failed: 'unanswered',
      about: expect.stringContaining('text/html instead of JSON: "<title>Just a moment...</title>"'),
    });
    site.intercept = () => false;
    site.asked.length = 0;
    const moved = await move({ resume: true });
    expect(articles(moved)).toHaveLength(120);
    // 70 texts as an editor and as a stranger, in batches of 50.
    expect(site.asked.filter((path) => path === '/wp-json/wp/v2/posts').length).toBe(2);
    site.asked.length = 0;
    await move({ resume: true });
    expect(site.asked).toEqual(['/wp-json/']);
  });

  it('closes a text if a stranger gets only a part, and hides protected ones', async () => {
    const long = 'Ez a hosszú mondat csak az előfizetőknek szól, és senki más nem olvashatja el.';
    site.lists['posts'] = [
      postOf(1, { content: { raw: `<p>${long}</p>`, rendered: '<p>Csak előfizetőknek.</p>' } }),
      postOf(2, { password: 'titok' }),
      postOf(3, { status: 'draft' }),
      postOf(4),
    ];
    const moved = await move();
    expect(headIn(moved, 'cikk-1')).toMatchObject({ gated: true });
    for (const slug of ['cikk-2', 'cikk-3']) expect(headIn(moved, slug)).toMatchObject({ active: false });
    expect(headIn(moved, 'cikk-4')).not.toHaveProperty('active');
    expect(JSON.stringify(moved.files)).not.toContain('titok');
  });

  it('is not asked on a private address without the option, nor with a key over an open line', async () => {
    expect((await move({ allowLoopback: false })).outcome).toMatchObject({
      failed: 'unanswered',
      about: expect.stringContaining('a private address'),
    });
    expect(site.asked).toEqual([]);
    expect((await move({ source: 'http://old.example' })).outcome).toEqual({
      failed: 'unanswered',
      about: 'http://old.example: MIGRATE_KEY is sent over https only',
    });
  });

  it('is unknown where no API answers', async () => {
    site.intercept = (_, __, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return true;
    };
    expect((await move()).outcome).toEqual({ failed: 'unknown-kind', about: site.url });
  });
});
