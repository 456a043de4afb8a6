#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3, the description of an item, in HTML.
# Guess: escaped signs ("A &lt; 6 bar, B &gt; 3 bar") are text and stay; two paragraphs remain apart when their tags
# are removed.
# Seen: the signs are decoded before the tags are removed, and the words between them go with the tags. After a lone
# &lt; the rest is gone. The last word of a paragraph is joined to the first of the next.
source "$(dirname "$0")/in-temp-folder.bash"
install @extractus/feed-extractor@8.0.3
cat > a.mjs <<'JS'
import { extractFromXml } from '@extractus/feed-extractor';
for (const html of ['<p>A &lt; 6 bar, B &gt; 3 bar.</p>', '<p>A &lt; 6 bar.</p>', '<p>one</p><p>two</p>']) {
  const { entries } = extractFromXml(`<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>
    <link>https://news.example/</link><description>d</description><item><title>Pressure</title>
    <description><![CDATA[${html}]]></description></item></channel></rss>`);
  console.log(`${html}: ${entries[0].description}`);
}
JS
node a.mjs | seen '<p>A &lt; 6 bar, B &gt; 3 bar.</p>: A  3 bar.
<p>A &lt; 6 bar.</p>: A
<p>one</p><p>two</p>: onetwo'
