#!/usr/bin/env bash
# turndown 7.2.5, whose Markdown marked 18.2.1 reads.
# Guess: a paragraph that begins like a list ("2026. november") stays a paragraph: the README says that such characters
# are escaped.
# Seen: each text node is escaped alone. When an element (<time>, <span>) has the number, the full stop is not escaped,
# and the paragraph comes back as a list that begins at 2026. In the same way # makes a heading.
source "$(dirname "$0")/in-temp-folder.bash"
install turndown@7.2.5 marked@18.2.1
cat > a.mjs <<'JS'
import { marked } from 'marked';
import TurndownService from 'turndown';
for (const html of ['<p>2026. november</p>', '<p><time>2026</time>. november</p>', '<p><span>#</span> hír</p>'])
  console.log(`${html}: ${marked.parse(new TurndownService().turndown(html)).replace(/\n/g, '')}`);
JS
node a.mjs | seen '<p>2026. november</p>: <p>2026. november</p>
<p><time>2026</time>. november</p>: <ol start="2026"><li>november</li></ol>
<p><span>#</span> hír</p>: <h1>hír</h1>'
