import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, headOf, linesOf, type Moved, type Mover, openMover } from '../migration.fake.ts';
import { type GivenItem, wxrOf } from './wxr.fake.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
});
afterEach(() => mover.end());

const moved = async (items: readonly GivenItem[], channel = ''): Promise<Moved> => {
  await mover.write('export.xml', wxrOf(items, channel));
  return mover.move({});
};

const articleIn = ({ files }: Moved, slug: string): string =>
  Object.entries(files).find(([name]) => name.endsWith(`/${slug}.html`))?.[1] ?? '';

const lineOf = ({ ledger }: Moved, element: string) => ledger.filter((line) => line.element === element);

const categories = `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>hirek</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[Hírek]]></wp:cat_name></wp:category>
<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>belfold</wp:category_nicename><wp:category_parent>hirek</wp:category_parent><wp:cat_name><![CDATA[Belföld]]></wp:cat_name></wp:category>`;

describe('a WordPress export', () => {
  it('gives an article its section with the sections above it, tags, author, time, lead and description', async () => {
    const result = await moved(
      [
        {
          id: 7,
          title: 'Árvíz &amp; gát',
          excerpt: '<p>Jön a <b>víz</b>.</p>',
          terms: [
            ['category', 'belfold', 'Belföld'],
            ['post_tag', 'duna', 'Duna'],
          ],
          sticky: true,
          meta: { _yoast_wpseo_metadesc: 'A leírás' },
        },
      ],
      categories,
    );
    expect(headOf(articleIn(result, 'cikk-7'))).toEqual({
      site: 'main',
      slug: 'cikk-7',
      type: 'article',
      section: { slug: 'belfold', name: 'Belföld' },
      alsoIn: [{ slug: 'hirek', name: 'Hírek' }],
      tags: ['Duna'],
      authors: [{ slug: 'anna', name: 'Kiss Anna' }],
      flags: ['legfontosabb'],
      title: 'Árvíz & gát',
      lead: 'Jön a víz.',
      publishedAt: '2024-03-28T10:00:00Z',
      ogDescription: 'A leírás',
    });
  });

  it.each([
    [{ status: 'private' }, 'private'],
    [{ status: 'draft', gmt: '0000-00-00 00:00:00', slug: '' }, 'draft'],
    [{ status: 'future', gmt: '2030-01-01 00:00:00' }, 'future'],
    [{ password: 'titok-123' }, 'password'],
    [{ gmt: '2030-01-01 00:00:00' }, 'future'],
    [{ status: 'valami' }, 'valami'],
  ])('hides %o, and names the reason', async (given, why) => {
    const result = await moved([{ id: 1, title: 'Rejtett', ...given }]);
    const [text = ''] = Object.entries(result.files).flatMap(([name, file]) => (name.endsWith('.html') ? [file] : []));
    expect(headOf(text)['active']).toBe(false);
    expect(lineOf(result, 'item:post')[0]?.reason).toContain(why);
    expect(result.files['redirects.json']).not.toContain('/rejtett');
    expect(JSON.stringify(result.files)).not.toContain('titok-123');
  });

  it.each([
    ['_jetpack_newsletter_access', 'subscribers'],
    ['_members_access_role', 'editor'],
    ['members_access_role', 'editor'],
    ['rcp_subscription_level', 'a:1:{i:0;s:1:"2";}'],
    ['rcp_access_level', '2'],
    ['rcp_user_level', 'All'],
    ['_is_paid', '1'],
    ['_memberful_acl', 'a:1:{i:0;i:3;}'],
    ['_wc_memberships_force_public', 'no'],
    ['_mepr_unauthorized_message_type', 'none'],
    ['pmpro_level', '1'],
    ['unknown_paywall', 'igen'],
  ])('closes the whole text for the meta key %s', async (key, value) => {
    const result = await moved([
      { id: 1, content: '<p>Fizetős eleje</p>[restrict]<p>Vége</p>[/restrict]', meta: { [key]: value } },
    ]);
    const text = articleIn(result, 'cikk-1');
    expect(headOf(text)).toMatchObject({ gated: true });
    expect(bodyOf(text)).toMatch(/^<!-- gate -->\s*<p>Fizetős eleje/);
    expect(lineOf(result, `meta:${key}`)).toMatchObject([{ changed: 1, reason: 'may close the text: closed' }]);
  });

  it('leaves a text open whose meta keys close nothing', async () => {
    const result = await moved([
      {
        id: 1,
        meta: {
          _jetpack_newsletter_access: 'everybody',
          _members_access_role: '',
          _wc_memberships_force_public: 'yes',
          _is_paid: '0',
          memberful_acl: 'a:0:{}',
          accessibility_checked: '1',
          views: '12',
        },
      },
    ]);
    expect(headOf(articleIn(result, 'cikk-1'))['gated']).toBeUndefined();
    expect(bodyOf(articleIn(result, 'cikk-1'))).not.toContain('gate');
  });

  it('closes the text of a hidden article too, for the day it is published', async () => {
    const result = await moved([{ id: 1, status: 'draft', meta: { _is_paid: '1' } }]);
    expect(headOf(articleIn(result, 'cikk-1'))).toMatchObject({ active: false, gated: true });
  });

  it('drops trash and revisions, and stores no address of readers or authors', async () => {
    const result = await moved([
      { id: 1, comment: 'olvaso@posta.example' },
      { id: 2, status: 'trash', content: 'kidobott' },
      { id: 3, type: 'revision', status: 'inherit', content: 'régebbi' },
      { id: 4, type: 'shop_order', content: 'megrendelő' },
    ]);
    const all = JSON.stringify(result.files);
    for (const secret of ['kidobott', 'régebbi', 'megrendelő', 'olvaso@', '192.0.2.7', 'anna@regi', 'Vélemény'])
      expect(all).not.toContain(secret);
    expect(lineOf(result, 'comment')).toMatchObject([{ found: 1, dropped: 1 }]);
    expect(result.ledger.filter(({ element }) => /^item:(?:post|revision|shop_order)$/.test(element))).toHaveLength(4);
  });

  it('accounts for each block, and found is the sum of the rest', async () => {
    const result = await moved([
      {
        id: 1,
        content: `<!-- wp:paragraph --><p>Egy</p><!-- /wp:paragraph -->
<!-- wp:block {"ref":9} /-->
<!-- wp:latest-posts {"postsToShow":3} /-->
<!-- wp:embed {"url":"https://video.example/a"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://video.example/a
</div><figcaption>Felirat</figcaption></figure><!-- /wp:embed -->
<!-- wp:buttons --><div><!-- wp:button --><div class="wp-block-button"><a href="https://m.example/">Gomb</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- wp:more --><!--more--><!-- /wp:more -->
<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->
<p>Két<sup data-fn="f1"><a href="#f1" id="f1-link">1</a></sup></p>
<!-- wp:footnotes /-->`,
        meta: { footnotes: '[{"id":"f1","content":"Jegyzet"}]' },
      },
      { id: 9, type: 'wp_block', content: '<!-- wp:paragraph --><p>Közös</p><!-- /wp:paragraph -->' },
    ]);
    const body = bodyOf(articleIn(result, 'cikk-1'));
    expect(body).toContain('<p>Közös</p>');
    expect(body).toContain(
      '<figure data-type="embed" data-src="https://video.example/a"><figcaption>Felirat</figcaption></figure>',
    );
    expect(body).toContain('<p><a href="https://m.example/">Gomb</a></p>');
    expect(body).toContain('\n<!-- page -->\n');
    expect(body).toContain('<li id="f1">Jegyzet');
    expect(body).not.toContain('wp:');
    const dropped = result.ledger.filter((line) => line.dropped > 0).map(({ element }) => element);
    expect(dropped).toEqual(['block:latest-posts']);
    for (const { found, kept, changed, dropped: gone } of result.ledger) expect(found).toBe(kept + changed + gone);
  });

  it.each([{ status: 'private' }, { status: 'draft' }, { status: 'trash' }, { password: 'titok-123' }])(
    'prints nothing for a reusable block with %o',
    async (given) => {
      const result = await moved([
        { id: 1, content: '<!-- wp:block {"ref":9} /--><p>Szöveg</p>' },
        { id: 9, type: 'wp_block', content: '<p>Belső közlés</p>', ...given },
      ]);
      expect(JSON.stringify(result.files)).not.toContain('Belső közlés');
      expect(lineOf(result, 'block:block')).toMatchObject([{ dropped: 1 }]);
      expect(lineOf(result, 'item:wp_block')).toMatchObject([{ dropped: 1 }]);
    },
  );

  it('writes the paragraphs of a classic text, and its shortcodes', async () => {
    const result = await moved([
      {
        id: 1,
        content:
          'Első sor\nmásodik sor\n\nMásik [sic] bekezdés\n\n[caption id="a" width="3"]<img src="https://regi.example/a.jpg" alt="A" /> Kép [/caption]\n\n[youtube https://video.example/b]\n\n[contact-form-7 id="3"]\n\n<pre>[gallery]</pre>',
      },
    ]);
    const body = bodyOf(articleIn(result, 'cikk-1'));
    expect(body).toContain('<p>Első sor<br>\nmásodik sor</p>');
    expect(body).toContain('<p>Másik [sic] bekezdés</p>');
    expect(body).toContain(
      '<figure><img src="https://regi.example/a.jpg" alt="A"><figcaption>Kép</figcaption></figure>',
    );
    expect(body).toContain('data-src="https://video.example/b"');
    expect(body).toContain('<pre>[gallery]</pre>');
    expect(lineOf(result, 'shortcode:contact-form-7')).toMatchObject([{ dropped: 1 }]);
  });

  it('takes pictures from a copy of the uploads, in any of the usual formats', async () => {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a40' } });
    await mover.write('wp-content/uploads/2024/a.webp', await drawn.clone().webp().toBuffer());
    await mover.write('wp-content/uploads/2024/b.avif', await drawn.clone().avif().toBuffer());
    await mover.write('wp-content/uploads/2024/c.png', await drawn.clone().png().toBuffer());
    const at = 'https://regi.example/wp-content/uploads/2024';
    const result = await moved([
      {
        id: 1,
        content: `<p>Szöveg <a href="${at}/a.webp"><img class="wp-image-2" src="${at}/a-300x200.webp"></a> tovább</p>[gallery ids="3,99"]`,
        meta: { _thumbnail_id: '4' },
      },
      {
        id: 2,
        type: 'attachment',
        status: 'inherit',
        file: `${at}/a.webp`,
        meta: { _wp_attachment_image_alt: 'Az első', _media_credit: 'Fotó: Kiss' },
      },
      {
        id: 3,
        type: 'attachment',
        status: 'inherit',
        file: `${at}/b.avif`,
        excerpt: 'Felirat',
        meta: { credit: 'Fotó: Tóth' },
      },
      {
        id: 4,
        type: 'attachment',
        status: 'inherit',
        file: `${at}/c.png`,
        excerpt: 'Borító',
        meta: { _media_credit: 'Fotó: Nagy' },
      },
      { id: 5, type: 'attachment', status: 'inherit', file: `${at}/unused.png` },
    ]);
    const text = articleIn(result, 'cikk-1');
    expect(bodyOf(text)).toMatch(
      /<p>Szöveg {2}tovább<\/p><figure data-picture="pictures\/a-\w{10}\.jpg" data-alt="Az első"><figcaption>Fotó: Kiss<\/figcaption><\/figure>/,
    );
    expect(bodyOf(text)).toMatch(
      /<figure data-picture="pictures\/b-\w{10}\.jpg"><figcaption>Felirat Fotó: Tóth<\/figcaption><\/figure>/,
    );
    expect(headOf(text)['cover']).toMatchObject({ caption: 'Borító', credit: 'Fotó: Nagy' });
    expect(lineOf(result, 'picture')).toMatchObject([{ found: 2, kept: 2 }]);
    expect(lineOf(result, 'picture of [gallery]')).toMatchObject([{ dropped: 1 }]);
    expect(lineOf(result, 'item:attachment').map(({ kept, dropped }) => [kept, dropped])).toEqual([
      [3, 0],
      [0, 1],
    ]);
  });

  it('leads every old address to its article, and rewrites links within the old site', async () => {
    const result = await moved(
      [
        { id: 1, content: '<p><a href="https://regi.example/masik/?x#vege">ide</a> <a href="/?p=2#vege">oda</a></p>' },
        {
          id: 2,
          slug: 'masik',
          link: '/masik/',
          meta: { _wp_old_slug: 'regi-masik' },
          terms: [['category', 'belfold', 'Belföld']],
        },
        { id: 3, slug: 'datumos', link: '/2024/03/28/datumos/' },
        { id: 4, type: 'page', slug: 'rolunk', link: '/rolunk/' },
      ],
      categories,
    );
    expect(bodyOf(articleIn(result, 'cikk-1'))).toContain('<a href="/belfold/2024/03/28/masik#vege">oda</a>');
    const { rules } = JSON.parse(result.files['redirects.json'] ?? '') as {
      rules: readonly { from: string; to: string }[];
    };
    const to = (from: string): string | undefined => rules.find((rule) => rule.from === from)?.to;
    expect(to('/masik')).toBe('/belfold/2024/03/28/masik');
    expect(to('/regi-masik')).toBe('/belfold/2024/03/28/masik');
    expect(to('/?p=2')).toBe('/belfold/2024/03/28/masik');
    expect(to('/?page_id=4')).toBe('/dokumentum/rolunk');
    expect(to('/category/hirek/belfold')).toBe('/rovat/belfold');
    expect(to('/author/anna')).toBe('/szerzo/anna');
    expect(to('/feed')).toBe('/rss');
    expect(to('/?cat=4')).toBe('/rovat/belfold');
    expect(to('/{y:digits}/{m:digits}/{d:digits}/{slug}/amp')).toBe('/{y}/{m}/{d}/{slug}');
    expect(to('/{y:digits}/{m:digits}')).toBe('/archivum');
    expect(to('/2024/03/28/datumos')).toBeUndefined();
  });

  it('leads to lists that a public article is in, and names no other', async () => {
    const hidden = `<wp:author><wp:author_id>8</wp:author_id><wp:author_login>forras</wp:author_login></wp:author>
<wp:tag><wp:term_id>5</wp:term_id><wp:tag_slug>titkos</wp:tag_slug><wp:tag_name>Titkos</wp:tag_name></wp:tag>
<wp:category><wp:term_id>6</wp:term_id><wp:category_nicename>belso</wp:category_nicename><wp:cat_name>Belső</wp:cat_name></wp:category>`;
    const of = (category: string, tag: string): GivenItem['terms'] => [
      ['category', category, category],
      ['post_tag', tag, tag],
    ];
    const result = await moved(
      [
        { id: 1, terms: of('belfold', 'duna') },
        { id: 2, status: 'private', author: 'forras', terms: of('belso', 'titkos') },
        { id: 3, status: 'trash', author: 'forras', terms: of('kidobott', 'eldobott') },
      ],
      categories + hidden,
    );
    const rules = result.files['redirects.json'] ?? '';
    for (const from of ['/tag/duna', '/?tag=duna', '/category/hirek/belfold', '/category/hirek', '/author/anna'])
      expect(rules).toContain(`"from":"${from}"`);
    expect(rules).not.toMatch(/forras|titkos|belso|kidobott|eldobott|author=8|cat=6/);
  });

  it('moves the first level of menus, with the titles of pages', async () => {
    const item = (id: number, meta: Readonly<Record<string, string>>, title = ''): GivenItem => ({
      id,
      type: 'nav_menu_item',
      title,
      terms: [['nav_menu', 'fo', 'Fő']],
      meta: { _menu_item_menu_item_parent: '0', ...meta },
    });
    const result = await moved(
      [
        { id: 1, terms: [['category', 'belfold', 'Belföld']] },
        { id: 2, status: 'private', terms: [['category', 'belso', 'Belső']] },
        { id: 4, type: 'page', title: 'Rólunk', link: '/rolunk/' },
        item(10, { _menu_item_type: 'post_type', _menu_item_object_id: '4' }),
        item(11, { _menu_item_type: 'taxonomy', _menu_item_object_id: '4' }),
        item(12, { _menu_item_type: 'custom', _menu_item_url: 'https://m.example/a' }, 'Más'),
        item(13, { _menu_item_type: 'post_type', _menu_item_object_id: '4', _menu_item_menu_item_parent: '10' }),
        item(14, { _menu_item_type: 'post_type', _menu_item_object_id: '99' }, 'Nincs'),
        item(15, { _menu_item_type: 'taxonomy', _menu_item_object_id: '6' }),
        item(16, { _menu_item_type: 'custom', _menu_item_url: 'ftp://m.example/' }, 'Fájlok'),
      ],
      `${categories}<wp:category><wp:term_id>6</wp:term_id><wp:category_nicename>belso</wp:category_nicename><wp:cat_name>Belső</wp:cat_name></wp:category>`,
    );
    expect((JSON.parse(result.files['newspaper.json'] ?? '') as { menus: unknown }).menus).toEqual([
      {
        site: 'main',
        menu: 'main',
        items: [
          { label: 'Rólunk', url: '/dokumentum/cikk-4' },
          { label: 'Belföld', url: '/rovat/belfold' },
          { label: 'Más', url: 'https://m.example/a' },
        ],
      },
    ]);
    expect(lineOf(result, 'item:nav_menu_item').map(({ changed, dropped }) => [changed, dropped])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [3, 0],
    ]);
    expect(lineOf(result, 'item:nav_menu_item').map(({ reason }) => reason)).toContain(
      'its list has no public article',
    );
    expect(lineOf(result, 'menu link')).toEqual([]);
  });

  it('names no author whose articles are all hidden', async () => {
    const result = await moved([{ id: 1 }, { id: 2, status: 'private', author: 'forras' }]);
    expect((JSON.parse(result.files['newspaper.json'] ?? '') as { authors: unknown }).authors).toEqual([
      { slug: 'anna', name: 'Kiss Anna' },
    ]);
  });

  it.each([{ status: 'private' }, { status: 'draft' }, { status: 'trash' }, { password: 'titok-123' }])(
    'leaves a page with %o out of the menu',
    async (given) => {
      const meta = { _menu_item_type: 'post_type', _menu_item_object_id: '4' };
      const result = await moved([
        { id: 4, type: 'page', title: 'Belső ügyrend', slug: 'ugyrend', link: '/ugyrend/', ...given },
        { id: 10, type: 'nav_menu_item', title: '', terms: [['nav_menu', 'fo', 'Fő']], meta },
      ]);
      expect(result.files['newspaper.json']).not.toMatch(/ügyrend|ugyrend/);
      expect(lineOf(result, 'item:nav_menu_item')).toMatchObject([
        { dropped: 1, reason: 'its target is not in the export, or is hidden' },
      ]);
    },
  );

  it('names the line where the XML is broken, and writes nothing', async () => {
    await mover.write('export.xml', `${wxrOf([{ id: 1 }]).slice(0, -20)}<oops`);
    const { outcome, files } = await mover.move({});
    expect(outcome).toMatchObject({ failed: 'unreadable', about: expect.stringMatching(/line \d+/) });
    expect(files).toEqual({});
  });

  it('gives each article its own slug, and never a reserved one', async () => {
    const result = await moved([
      { id: 1, slug: 'elo' },
      { id: 2, slug: 'hir' },
      { id: 3, slug: 'hir', type: 'page' },
      { id: 4, slug: 'ж', title: 'Új híd' },
    ]);
    const names = linesOf<{ file: string }>(result.files['articles.ndjson'] ?? '').map(({ file }) => file);
    expect(names.map((name) => name.replace(/^.*\//, ''))).toEqual([
      'elo-2.html',
      'hir.html',
      'hir-2.html',
      'uj-hid.html',
    ]);
  });
});
