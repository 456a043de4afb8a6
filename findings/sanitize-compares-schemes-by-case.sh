#!/usr/bin/env bash
# hast-util-sanitize 5.0.2 with its own default schema (that of GitHub).
# Guess: URL schemes are compared without regard to case, as the URL standard does; an ordered list keeps `reversed` and
# `type` as it keeps `start`.
# Seen: a link to HTTPS:// loses its address; of a list that counts 3, 2, 1 only `start` is left, so it counts 3, 4, 5.
source "$(dirname "$0")/in-temp-folder.bash"
install hast-util-sanitize@5.0.2 hast-util-from-html@2.0.3 hast-util-to-html@9.0.5
cat > a.mjs <<'JS'
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
for (const html of ['<a href="HTTPS://example.org/">a</a>', '<a href="https://example.org/">a</a>', '<ol start="3" reversed type="a"><li>c</li></ol>'])
  console.log(toHtml(sanitize(fromHtml(html, { fragment: true }), defaultSchema)));
JS
node a.mjs | seen '<a>a</a>
<a href="https://example.org/">a</a>
<ol start="3"><li>c</li></ol>'
