#!/usr/bin/env bash
# @tryghost/helpers 1.1.108 (`countWords`, from which Ghost's reading time is calculated) and word-count 0.3.1.
# Guess: a Hungarian word counts as one word; it has Latin letters only.
# Seen: ő and ű separate words like spaces. "erdőtűz" counts as 3 words and "ő" as none, so Hungarian articles get a
# longer reading time.
source "$(dirname "$0")/in-temp-folder.bash"
install @tryghost/helpers@1.1.108 word-count@0.3.1
cat > a.mjs <<'JS'
import helpers from '@tryghost/helpers';
import wordCount from 'word-count';
const { countWords, readingMinutes } = helpers.utils;
for (const text of ['árvíz', 'gyűrű', 'erdőtűz', 'ő', 'A tűzoltók a gyűrűs hegyekből előző időpontban jöttek.'])
  console.log(`${text}: ${countWords(text)} ${wordCount(text)}`);
const minutes = ['árvíz', 'erdőtűz'].map((word) => readingMinutes(`${word} `.repeat(1100)));
console.log(`minutes for 1100 words: ${minutes.join(' ')}`);
JS
node a.mjs | seen 'árvíz: 1 1
gyűrű: 2 2
erdőtűz: 3 3
ő: 0 0
A tűzoltók a gyűrűs hegyekből előző időpontban jöttek.: 14 14
minutes for 1100 words: 4 12'
