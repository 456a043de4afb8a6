#!/usr/bin/env bash
# htmlnano 3.5.1, module collapseWhitespace, an article's HTML without an element around it.
# Guess: `conservative`, the default, replaces white space by one space; only `aggressive` may remove it.
# Seen: at the top level of the fragment `conservative` removes the spaces beside inline elements and joins the words,
# and `aggressive` keeps them. Within an element both keep them.
source "$(dirname "$0")/in-temp-folder.bash"
install htmlnano@3.5.1 posthtml@0.16.7
cat > a.mjs <<'JS'
import { createRequire } from 'node:module';
const htmlnano = createRequire(import.meta.url)('htmlnano');
for (const collapseWhitespace of ['conservative', 'aggressive'])
  for (const html of ['Two <b>bold</b> words', '<p>Two <b>bold</b> words</p>'])
    console.log(`${collapseWhitespace}: ${(await htmlnano.process(html, { collapseWhitespace }, {})).html}`);
JS
node a.mjs | seen 'conservative: Two<b>bold</b>words
conservative: <p>Two <b>bold</b> words</p>
aggressive: Two <b>bold</b> words
aggressive: <p>Two <b>bold</b> words</p>'
