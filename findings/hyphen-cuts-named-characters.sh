#!/usr/bin/env bash
# hyphen 1.14.1, `hyphenateHTML` with the Hungarian patterns.
# Guess: in HTML a character reference (&eacute;) stays whole, as tags do, or counts as the letter that it names.
# Seen: its name is hyphenated like a word: the page shows "&eacute;" in place of the letter. An address in the text
# gets soft hyphens, too, and they are copied with it.
source "$(dirname "$0")/in-temp-folder.bash"
install hyphen@1.14.1
cat > a.mjs <<'JS'
import hungarian from 'hyphen/hu/index.js';
const address = 'https://www.pelda.example/asztalok';
for (const html of ['<b title="megyek">megyek</b>', '&eacute;desanya', 'h&aacute;zban', address])
  console.log(hungarian.hyphenateHTMLSync(html, { hyphenChar: '-' }));
JS
node a.mjs | seen '<b title="megyek">me-gyek</b>
&eac-u-te;des-anya
h&aac-u-te;zban
https://www.pel-da.examp-le/asz-ta-lok'
