import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestOrigin, type TestOrigin } from '../../testing/ask-origin.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startTestOrigin({ inMemory: true });
}, 60_000);
afterAll(() => origin.close());

const list = async (query: string, site?: string) => {
  const { json } = await origin.ask(`/api/articles?${query}`, site);
  return { total: json.totalItems, title: json.title, movedTo: json.movedTo };
};
const nothing = { to: null, name: null, title: null, site: null };
const rename = (kind: string, slug: string, given: object) =>
  origin.command({ do: 'rename-label', kind, slug, ...nothing, ...given });

describe('a list asked for by an earlier slug', () => {
  it('is the list of now, and names its slug', async () => {
    const before = await list('filters[author]=kiss-anna');
    expect(before.movedTo).toBeNull();
    await rename('author', 'kiss-anna', { to: 'kiss-anna-maria', name: 'Kiss Anna Mária' });
    const now = { total: before.total, title: 'Kiss Anna Mária' };
    expect(await list('filters[author]=kiss-anna')).toEqual({ ...now, movedTo: 'kiss-anna-maria' });
    expect(await list('filters[author]=kiss-anna-maria')).toEqual({ ...now, movedTo: null });
  });

  it('belongs to the site of a section', async () => {
    await rename('section', 'sport', { site: 'main', to: 'sportok' });
    expect(await list('filters[mstag]=sport')).toMatchObject({ title: 'Sport', movedTo: 'sportok' });
    expect(await list('filters[mstag]=sport', 'g7')).toEqual({ total: 0, title: '', movedTo: null });
    const { json } = await origin.ask('/api/index/mstag/sport');
    expect(json.items.length).toBeGreaterThan(0);
  });

  it('combines with other filters, and excludes by an earlier slug too', async () => {
    await rename('tag', 'sor', { to: 'sorozat' });
    expect((await list('filters[mstag]=sport&filters[tag]=sor')).total).toBe(23);
    expect((await list('filters[mstag]=sport&exclude[tag]=sor')).total).toBe(1);
  });

  it('is unknown while nothing public has the label (R42)', async () => {
    await origin.command({ do: 'merge-labels', kind: 'tag', slug: 'viz', into: 'arviz', site: null });
    expect((await list('filters[tag]=viz')).movedTo).toBe('arviz');
    await origin.command({ do: 'delete', site: 'main', slugs: ['friss'] });
    expect(await list('filters[tag]=viz')).toEqual({ total: 0, title: '', movedTo: null });
  });
});
