#!/usr/bin/env bash
# turndown 7.2.5 (HTML to Markdown) and html-to-text 10.0.1.
# Guess: an ordered list that HTML counts down (`reversed`), or that sets a number (`value`), keeps its numbers.
# Seen: both keep `start` and drop the rest: 3, 2, 1 becomes 3, 4, 5, and `value="5"` becomes 1.
source "$(dirname "$0")/in-temp-folder.bash"
install turndown@7.2.5 html-to-text@10.0.1
cat > a.mjs <<'JS'
import { convert } from 'html-to-text';
import Turndown from 'turndown';
const down = '<ol reversed start="3"><li>bronze</li><li>silver</li><li>gold</li></ol>';
const set = '<ol><li value="5">fifth</li></ol>';
for (const html of [down, set]) console.log(JSON.stringify([new Turndown().turndown(html), convert(html)]));
JS
node a.mjs | seen '["3.  bronze\n4.  silver\n5.  gold"," 3. bronze\n 4. silver\n 5. gold"]
["1.  fifth"," 1. fifth"]'
