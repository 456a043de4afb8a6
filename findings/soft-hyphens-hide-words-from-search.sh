#!/usr/bin/env bash
# MiniSearch 7.2.0, lunr 2.3.9 and FlexSearch 0.8.212, a text that hyphen 1.14.1 has hyphenated for narrow columns.
# Guess: the soft hyphen, which Unicode counts among the default ignorable characters and does not let end a word (UAX
# #29, WB4), is no part of the indexed word.
# Seen: it stays in the indexed word. None of the three finds the text by the word that readers see in it.
source "$(dirname "$0")/in-temp-folder.bash"
install minisearch@7.2.0 lunr@2.3.9 flexsearch@0.8.212 hyphen@1.14.1
cat > a.mjs <<'JS'
import { Index } from 'flexsearch';
import hungarian from 'hyphen/hu/index.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
const word = 'megállapodás';
for (const text of [word, hungarian.hyphenateSync(word)]) {
  const mini = new MiniSearch({ fields: ['text'] });
  mini.add({ id: 1, text });
  const moon = lunr(function () {
    this.field('text');
    this.add({ id: 1, text });
  });
  const flex = new Index();
  flex.add(1, text);
  const found = [mini.search(word).length, moon.search(word).length, flex.search(word).length];
  console.log(`${text.replaceAll('\u00ad', '-')}: ${found.join(' ')}`);
}
JS
node a.mjs | seen 'megállapodás: 1 1 1
meg-ál-la-po-dás: 0 0 0'
