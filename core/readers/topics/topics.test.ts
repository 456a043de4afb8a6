import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPushMessage } from './push-message.ts';
import { judgeEndpoint } from './push-endpoint.ts';
import type { Topic } from './topic.ts';
import { type TopicalArticle, topicsOf } from './topics-of.ts';

const topic = (id: string, more: Partial<Topic> = {}): Topic => ({
  id,
  site: 'main',
  title: id,
  description: '',
  perDay: 3,
  sections: [],
  tags: [],
  flags: [],
  ...more,
});
const topics = [
  topic('belfold', { sections: ['belfold'] }),
  topic('arviz', { tags: ['arviz'] }),
  topic('fontos', { flags: ['legfontosabb'] }),
  topic('g7', { site: 'g7', sections: ['belfold'] }),
];
const roleOf = (slug: string) => (slug === 'lapunk' ? 'main' : null);
const article = (more: Partial<TopicalArticle> = {}): TopicalArticle => ({
  siteSlug: 'lapunk',
  adult: false,
  pr: false,
  english: false,
  flags: [],
  tags: [],
  superTags: [],
  ...more,
});
const idsOf = (more: Partial<TopicalArticle>) => topicsOf(article(more), topics, roleOf).map(({ id }) => id);

describe('the topics of an article', () => {
  it('are the topics of its site for its section, tags and flags', () => {
    expect(idsOf({ superTags: [{ slug: 'belfold' }], flags: ['legfontosabb'] })).toEqual(['belfold', 'fontos']);
    expect(idsOf({ tags: [{ slug: 'arviz' }] })).toEqual(['arviz']);
    expect(idsOf({ tags: [{ slug: 'belfold' }], superTags: [{ slug: 'arviz' }] })).toEqual([]);
    expect(idsOf({ siteSlug: 'masik', superTags: [{ slug: 'belfold' }] })).toEqual([]);
  });

  it('are empty for adult, sponsored and English articles', () => {
    for (const more of [{ adult: true }, { pr: true }, { english: true }])
      expect(idsOf({ superTags: [{ slug: 'belfold' }], ...more })).toEqual([]);
  });

  it('grow with its tags and flags', () => {
    const slugs = fc.subarray(['belfold', 'arviz', 'legfontosabb', 'sport']);
    fc.assert(
      fc.property(slugs, slugs, slugs, (sections, tags, flags) => {
        const less = idsOf({ superTags: sections.map((slug) => ({ slug })) });
        const more = idsOf({
          superTags: sections.map((slug) => ({ slug })),
          tags: tags.map((slug) => ({ slug })),
          flags,
        });
        expect(more).toEqual(expect.arrayContaining([...less]));
      }),
    );
  });
});

const origins = ['https://push.example.net', 'http://127.0.0.1:4999'];

describe('where notifications are sent', () => {
  it.each([
    ['https://push.example.net/a', 'allowed'],
    ['https://eu.push.example.net:443/a?b=c', 'allowed'],
    ['http://127.0.0.1:4999/send/a', 'allowed'],
    ['http://127.0.0.1:4998/send/a', 'not-https'],
    ['http://push.example.net/a', 'not-https'],
    ['https://push.example.net:8443/a', 'not-https'],
    ['https://10.0.0.7/a', 'not-by-name'],
    ['https://2130706433/a', 'not-by-name'],
    ['https://0x7f.1/a', 'not-by-name'],
    ['https://[::1]/a', 'not-by-name'],
    ['https://localhost/a', 'not-by-name'],
    ['https://push.example.net./a', 'not-by-name'],
    ['https://push.example.net.gonosz.example/a', 'unknown-service'],
    ['https://gonoszpush.example.net/a', 'unknown-service'],
    ['https://nev:jelszo@push.example.net/a', 'no-address'],
    ['https://push.example.net@10.0.0.7/a', 'no-address'],
    ['https://push.example.net/a#b', 'no-address'],
    ['https://push.example.net', 'no-address'],
    ['javascript:alert(1)', 'no-address'],
    [`https://push.example.net/${'a'.repeat(1_000)}`, 'no-address'],
    ['', 'no-address'],
  ])('%s is %s', (endpoint, verdict) => expect(judgeEndpoint(endpoint, origins)).toBe(verdict));

  it('is a known service or its subdomain, for any address', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withQueryParameters: true }),
          fc.string(),
          fc.webUrl().map((url) => `${url}@push.example.net/`),
        ),
        (endpoint) => {
          if (judgeEndpoint(endpoint, origins) !== 'allowed') return;
          const { hostname, protocol } = new URL(endpoint);
          expect([protocol, /(^|\.)push\.example\.net$/.test(hostname)]).toEqual(['https:', true]);
        },
      ),
    );
  });
});

describe('a message of a push service', () => {
  const own = 'https://lapunk.example';
  const said = (more: object = {}): object => ({
    title: ' Cím ',
    lead: 'Lead',
    address: `${own}/belfold/2026/01/02/friss`,
    tag: 'cikk-7',
    ...more,
  });

  it('is shown with its text, and links only pages of the site', () => {
    expect(readPushMessage(said(), own)).toEqual({
      title: 'Cím',
      lead: 'Lead',
      path: '/belfold/2026/01/02/friss',
      tag: 'cikk-7',
      proof: null,
    });
    const proof = `7.${'p'.repeat(43)}`;
    expect(readPushMessage(said({ proof }), own)?.proof).toBe(proof);
    for (const wrong of [7, '7.p', `${proof}p`, `x${proof}`])
      expect(readPushMessage(said({ proof: wrong }), own)?.proof).toBeNull();
    expect(readPushMessage(said({ lead: 7 }), own)?.lead).toBe('');
  });

  it.each([
    ['szöveg'],
    [[]],
    [null],
    [said({ title: '' })],
    [said({ title: 7 })],
    [said({ address: 'https://gonosz.example/a' })],
    [said({ address: `${own}.gonosz.example/a` })],
    [said({ address: `${own}//gonosz.example/a` })],
    [said({ address: `${own}/\\gonosz.example/a` })],
    [said({ address: 'javascript:alert(1)' })],
    [said({ tag: '' })],
    [said({ tag: 'a'.repeat(61) })],
  ])('is nothing when it is %j', (text) => expect(readPushMessage(text, own)).toBeNull());

  it('never exceeds the length limits, for any content', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ title: fc.string({ maxLength: 900 }), lead: fc.string({ maxLength: 900 }) }).map(said),
        ),
        (text) => {
          const message = readPushMessage(text, own);
          if (message === null) return;
          expect([...message.title].length).toBeLessThanOrEqual(150);
          expect(message.path.startsWith('/')).toBe(true);
        },
      ),
    );
  });
});
