import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
});
afterEach(() => mover.end());

const moved = async (text: string): Promise<Moved> => mover.move({ source: await mover.write('feed.xml', text) });

const fileIn = ({ files }: Moved): string => Object.entries(files).find(([name]) => name.endsWith('.html'))?.[1] ?? '';

describe('a feed', () => {
  it('moves an item of RSS with its whole text, author without address, sections and sound', async () => {
    const result = await moved(`<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>Lap</title><link>https://regi.example</link><description>d</description>
<item><title>Cím</title><link>https://regi.example/cikk/uj-hid.html</link><guid>1</guid>
<pubDate>Thu, 28 Mar 2024 10:00:00 +0000</pubDate><author>anna@regi.example (Kiss Anna)</author>
<category>Belföld</category><category>Duna</category><description>A lead</description>
<content:encoded><![CDATA[<p>A szöveg</p>]]></content:encoded>
<enclosure url="https://regi.example/a.mp3" length="1" type="audio/mpeg"/></item></channel></rss>`);
    expect(headOf(fileIn(result))).toMatchObject({
      slug: 'uj-hid',
      lead: 'A lead',
      section: { slug: 'belfold', name: 'Belföld' },
      tags: ['Duna'],
      authors: [{ slug: 'kiss-anna', name: 'Kiss Anna' }],
      publishedAt: '2024-03-28T10:00:00Z',
    });
    expect(bodyOf(fileIn(result))).toBe('<audio src="https://regi.example/a.mp3"></audio><p>A szöveg</p>');
    expect(JSON.stringify(result.files)).not.toContain('anna@');
    expect(result.files['redirects.json']).toContain('/cikk/uj-hid.html');
  });

  it('moves an entry of Atom', async () => {
    const result =
      await moved(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Lap</title><id>urn:1</id><updated>2024-03-28T10:00:00Z</updated>
<entry><title>Cím</title><id>urn:2</id><link rel="alternate" href="https://regi.example/b"/><published>2024-03-28T10:00:00Z</published><updated>2024-03-29T10:00:00Z</updated>
<author><name>Nagy Béla</name></author><summary>Rövid</summary><content type="html">&lt;p&gt;Hosszú&lt;/p&gt;</content></entry></feed>`);
    expect(headOf(fileIn(result))).toMatchObject({
      lead: 'Rövid',
      authors: [{ name: 'Nagy Béla' }],
      publishedAt: '2024-03-28T10:00:00Z',
      updatedAt: '2024-03-29T10:00:00Z',
    });
    expect(bodyOf(fileIn(result))).toBe('<p>Hosszú</p>');
  });

  it('refuses a file that is no feed', async () => {
    const source = await mover.write('feed.xml', '<html></html>');
    expect((await mover.move({ source })).outcome).toMatchObject({ failed: 'unknown-kind' });
    expect((await mover.move({ source, from: 'feed' })).outcome).toMatchObject({ failed: 'unreadable' });
  });
});
