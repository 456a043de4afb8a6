import { describe, expect, it } from 'vitest';
import type { AskDesk, DeskAnswer } from '../desk/ask-desk.ts';
import { newFollowed } from '../state/followed.ts';
import { openWordpress } from './open-wordpress.ts';

const post = {
  id: 7,
  date_gmt: '2026-11-28T10:00:00',
  modified_gmt: '2026-11-28T11:00:00',
  slug: '%c3%a1rv%c3%adz',
  status: 'publish',
  author: 2,
  featured_media: 0,
  sticky: false,
  categories: [3],
  tags: [],
  link: 'https://regi.example/2026/11/28/arviz/',
  title: { rendered: 'Árvíz &amp; gát' },
  excerpt: { rendered: '<p>Az ár [&hellip;]</p>', protected: false },
  content: { rendered: '<p>Az ár szövege.</p>', protected: false },
};
const of = (body: unknown, status = 200, total = 1): DeskAnswer => ({
  status,
  headers: { 'x-wp-total': String(total), 'x-wp-totalpages': '1' },
  body,
});

const taxonomies = {
  category: { rest_base: 'categories', rest_namespace: 'wp/v2' },
  post_tag: { rest_base: 'tags', rest_namespace: 'wp/v2' },
};

type Answers = Readonly<Record<string, DeskAnswer>>;

const open = (answers: Answers, toStranger: Answers | null = null) => {
  const asked: URL[] = [];
  const answering =
    (given: Answers): AskDesk =>
    async (address) => {
      const url = new URL(address);
      asked.push(url);
      const path = url.pathname.replace('/wp-json', '');
      return given[path] ?? of(path === '/wp/v2/taxonomies' ? taxonomies : []);
    };
  const followed = newFollowed([], null);
  const everyone = toStranger === null ? null : answering(toStranger);
  const desk = openWordpress('https://regi.example', { ask: answering(answers), everyone }, followed);
  return { desk, asked };
};
const list = '/wp/v2/posts';

describe('a WordPress', () => {
  it('is asked in UTC and by id, because its clock and its times are ambiguous', async () => {
    const { desk, asked } = open({ [list]: of([post]) });
    const { prints, total } = await desk.list({ way: 'changed', since: 1_795_860_000 }, 1);
    expect([total, prints[0]]).toMatchObject([1, { id: '7', publishedAt: 1_795_860_000, modified: 1_795_863_600 }]);
    const query = asked[0]?.searchParams;
    expect([query?.get('modified_after'), query?.get('orderby')]).toEqual(['2026-11-28T10:00:00Z', 'id']);
  });

  it('counts its posts also where its list has ended', async () => {
    const answers = [of([], 200, 0), of([post], 200, 40)];
    const ask = async () => answers.shift() ?? of([]);
    const desk = openWordpress('https://regi.example', { ask, everyone: null }, newFollowed([], null));
    expect(await desk.slice?.(40, 1)).toEqual({ offset: 40, prints: [], total: 40 });
    const { desk: other, asked } = open({ [list]: of([post], 200, 8) });
    expect(await other.slice?.(7, 1)).toMatchObject({ prints: [{ id: '7' }], total: 8 });
    expect(asked[0]?.search).toContain('offset=7&orderby=id&order=asc');
  });

  it('has a print that changes with each listed field', async () => {
    const printOf = async (more: object) =>
      (await open({ [list]: of([{ ...post, ...more }]) }).desk.list({ way: 'sweep' }, 1)).prints[0]?.print;
    const prints = await Promise.all(
      [
        {},
        { sticky: true },
        { categories: [4] },
        { featured_media: 9 },
        { author: 3 },
        { slug: 'b' },
        { date_gmt: '2026-11-28T09:00:00' },
      ].map(printOf),
    );
    expect(new Set(prints).size).toBe(7);
  });

  it('gives a post with names, without the excerpt that WordPress made itself', async () => {
    const { desk } = open({
      [list]: of([post]),
      '/wp/v2/categories': of([{ id: 3, slug: 'belfold', name: 'Bel &amp; föld' }]),
      '/wp/v2/users': of([{ id: 2, slug: 'anna', name: 'Anna' }]),
    });
    const [given] = await desk.posts(['7']);
    expect(given?.article).toMatchObject({
      slug: 'árvíz',
      title: 'Árvíz & gát',
      lead: '',
      readers: 'public',
      section: { slug: 'belfold', name: 'Bel & föld' },
      authors: [{ slug: 'anna', name: 'Anna' }],
    });
  });

  it('shows no text of a post with a password: it is hidden, not empty', async () => {
    const { desk } = open({ [list]: of([{ ...post, content: { rendered: '', protected: true } }]) });
    expect((await desk.posts(['7']))[0]?.article.readers).toBe('hidden');
  });

  it('gives an editor the whole text, closed where strangers get less of it', async () => {
    const paragraph = '<p>Ezt a bekezdést csak az előfizetők láthatják, mert a bővítmény elrejti mások elől.</p>';
    const whole = { ...post, content: { raw: paragraph, rendered: paragraph, protected: false } };
    const readersOf = async (toStranger: DeskAnswer) => {
      const { desk, asked } = open({ [list]: of([whole]) }, { [list]: toStranger });
      const [given] = await desk.posts(['7']);
      expect(asked.find((url) => url.pathname.endsWith(list))?.searchParams.get('context')).toBe('edit');
      expect(given?.article.html).toContain('előfizetők');
      return given?.article.readers;
    };
    expect(await readersOf(of([whole]))).toBe('public');
    expect(await readersOf(of([post]))).toBe('members');
    expect(await readersOf(of([]))).toBe('members');
    expect(await readersOf(of({ code: 'rest_login_required' }, 401))).toBe('members');
  });

  it('gives a draft with the newest unpublished change, and none without a key', async () => {
    const text = (raw: string, at: string) => ({
      title: { raw, rendered: raw },
      content: { raw: `<p>${raw}</p>`, rendered: '' },
      excerpt: { raw: '', rendered: '' },
      modified_gmt: at,
    });
    const draft = { ...post, ...text('Vázlat', '2026-11-28T11:00:00'), status: 'draft', date_gmt: null };
    const autosaves = [text('Régi', '2026-11-28T10:59:00'), text('Új', '2026-11-28T11:01:00')];
    const draftOf = async (saved: readonly object[]) =>
      open({ [`${list}/7`]: of(draft), [`${list}/7/autosaves`]: of(saved) }, {}).desk.draft?.('7');
    expect((await draftOf(autosaves))?.article).toMatchObject({ title: 'Új', html: '<p>Új</p>', readers: 'hidden' });
    expect((await draftOf(autosaves.slice(0, 1)))?.article.title).toBe('Vázlat');
    expect(await open({ [`${list}/7`]: of({}, 404) }, {}).desk.draft?.('7')).toBeNull();
    await expect(open({}).desk.draft?.('7')).rejects.toThrow('no key');
  });

  it('files a post under the broader categories, and knows where their lists were', async () => {
    const { desk } = open({
      [list]: of([post]),
      '/wp/v2/categories': of([
        { id: 3, slug: 'varos', name: 'Város', parent: 5 },
        { id: 5, slug: 'belfold', name: 'Belföld', parent: 0 },
      ]),
    });
    const [given] = await desk.posts(['7']);
    expect(given?.article).toMatchObject({ section: { slug: 'varos' }, alsoIn: [{ slug: 'belfold' }] });
    expect(desk.lists?.()).toContainEqual({ from: '/category/belfold/varos', kind: 'section', to: 'varos' });
  });

  it('hides a post with 401, has deleted it with 404, and means neither with any other answer', async () => {
    const fate = (answer: DeskAnswer) => open({ [`${list}/7`]: answer }).desk.fate('7');
    expect(await fate(of({ code: 'rest_forbidden' }, 401))).toBe('hidden');
    expect(await fate(of({ code: 'rest_post_invalid_id' }, 404))).toBe('gone');
    expect(await fate(of({ id: 7, status: 'publish' }))).toBe('shown');
    expect(await fate(of({ id: 7, status: 'trash' }))).toBe('hidden');
    for (const answer of [
      of({ code: 'rest_no_route' }, 404),
      of({ code: 'rest_login_required' }, 401),
      of({}, 404),
      of({}),
    ])
      await expect(fate(answer)).rejects.toThrow();
  });

  it('is at fault when a list has another shape, or no total', async () => {
    const listing = (answer: DeskAnswer) => open({ [list]: answer }).desk.list({ way: 'sweep' }, 1);
    await expect(listing(of({ posts: [] }))).rejects.toThrow('another shape');
    await expect(listing(of([{ ...post, modified_gmt: 'tegnap' }]))).rejects.toThrow('another shape');
    await expect(listing({ ...of([post]), headers: {} })).rejects.toThrow('x-wp-total');
    await expect(listing(of({ code: 'rest_post_invalid_page_number' }, 400))).rejects.toThrow(
      'rest_post_invalid_page_number',
    );
  });
});
