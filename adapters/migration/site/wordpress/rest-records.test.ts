import { describe, expect, it } from 'vitest';
import { fieldOf, metaOf } from '../../wxr/wxr-item.ts';
import { itemOf, type RestLookups } from './rest-records.ts';

const lookups: RestLookups = {
  author: (id) => (id === '3' ? 'nagy-anna' : ''),
  term: (id) => (id === '5' ? { taxonomy: 'category', slug: 'sport', name: 'Sport' } : undefined),
  termFields: ['categories', 'tags'],
};
const post = {
  id: 7,
  type: 'post',
  status: 'publish',
  author: 3,
  categories: [5, 6],
  tags: [],
  featured_media: 0,
  title: { rendered: 'Cím' },
  content: { rendered: '<p>Az első bekezdés elég hosszú szövege.</p>', protected: false },
  excerpt: { rendered: '<p>Az első bekezdés elég hosszú [&hellip;]</p>', protected: false },
};

describe('a post of the API', () => {
  it('has its author and the known terms', () => {
    const item = itemOf(post, lookups);
    expect(fieldOf(item, 'dc:creator')).toBe('nagy-anna');
    expect(item.terms).toEqual([{ domain: 'category', slug: 'sport', name: 'Sport' }]);
  });

  it('has no excerpt where WordPress has made it of the text', () => {
    expect(fieldOf(itemOf(post, lookups), 'excerpt:encoded')).toBe('');
    const own = itemOf({ ...post, excerpt: { rendered: '<p>A szerző ajánlója.</p>' } }, lookups);
    expect(fieldOf(own, 'excerpt:encoded')).toBe('<p>A szerző ajánlója.</p>');
  });

  it('keeps the written text for editors, and the rendered one as HTML for others', () => {
    const raw = '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->';
    expect(fieldOf(itemOf({ ...post, content: { raw, rendered: '<p>A</p>' } }, lookups), 'content:encoded')).toBe(raw);
    expect(fieldOf(itemOf(post, lookups), 'content:encoded')).toMatch(/^<!-- wp:html --><p>Az első/);
  });

  it('is protected by a password that it does not hold', () => {
    const own = itemOf({ ...post, password: 'titok' }, lookups);
    const strange = itemOf({ ...post, content: { rendered: '', protected: true } }, lookups);
    for (const item of [own, strange]) expect(fieldOf(item, 'wp:post_password')).toBe('*');
    expect(JSON.stringify([...own.fields])).not.toContain('titok');
    expect(fieldOf(itemOf(post, lookups), 'wp:post_password')).toBe('');
  });

  it('has the meta keys with a value, and the description of Yoast', () => {
    const item = itemOf(
      {
        ...post,
        meta: { _members_access_role: ['editor'], other: '', list: [] },
        yoast_head_json: { description: 'D' },
      },
      lookups,
    );
    expect(item.meta).toEqual([
      ['_members_access_role', '["editor"]'],
      ['_yoast_wpseo_metadesc', 'D'],
    ]);
    expect(metaOf(item, '_thumbnail_id')).toBe('');
  });
});
