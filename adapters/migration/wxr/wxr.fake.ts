const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export interface GivenItem {
  readonly id: number;
  readonly type?: string;
  readonly title?: string;
  readonly slug?: string;
  readonly link?: string;
  readonly status?: string;
  readonly password?: string;
  readonly gmt?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly author?: string;
  readonly parent?: number;
  readonly sticky?: boolean;
  readonly file?: string;
  readonly terms?: readonly (readonly [domain: string, slug: string, name: string])[];
  readonly meta?: Readonly<Record<string, string>>;
  readonly comment?: string;
}

const termOf = ([domain, slug, name]: readonly [string, string, string]): string =>
  `<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>`;

export const itemOf = ({ id, meta = {}, terms = [], ...given }: GivenItem): string => `<item>
<title>${cdata(given.title ?? `Cím ${id}`)}</title>
<link>https://regi.example${given.link ?? `/cikk-${id}/`}</link>
<pubDate></pubDate>
<dc:creator>${cdata(given.author ?? 'anna')}</dc:creator>
<content:encoded>${cdata(given.content ?? '<p>Szöveg.</p>')}</content:encoded>
<excerpt:encoded>${cdata(given.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>${given.gmt ?? '2024-03-28 10:00:00'}</wp:post_date_gmt>
<wp:post_name>${given.slug ?? `cikk-${id}`}</wp:post_name>
<wp:status>${given.status ?? 'publish'}</wp:status>
<wp:post_parent>${given.parent ?? 0}</wp:post_parent>
<wp:post_type>${given.type ?? 'post'}</wp:post_type>
<wp:post_password>${cdata(given.password ?? '')}</wp:post_password>
<wp:is_sticky>${given.sticky === true ? 1 : 0}</wp:is_sticky>
${given.file === undefined ? '' : `<wp:attachment_url>${given.file}</wp:attachment_url>`}
${terms.map(termOf).join('\n')}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('\n')}
${given.comment === undefined ? '' : `<wp:comment><wp:comment_author_email>${given.comment}</wp:comment_author_email><wp:comment_author_IP>192.0.2.7</wp:comment_author_IP><wp:comment_content>${cdata('Vélemény')}</wp:comment_content></wp:comment>`}
</item>`;

export const wxrOf = (items: readonly GivenItem[], channel = ''): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Régi Lap</title><link>https://regi.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://regi.example</wp:base_blog_url>
<wp:author><wp:author_login>anna</wp:author_login><wp:author_email>anna@regi.example</wp:author_email><wp:author_display_name>${cdata('Kiss Anna')}</wp:author_display_name></wp:author>
${channel}
${items.map(itemOf).join('\n')}
</channel></rss>`;
