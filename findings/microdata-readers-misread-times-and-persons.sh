#!/usr/bin/env bash
# microdata-node 2.0.0 and web-auto-extractor 1.0.17, the microdata of an article.
# Guess: the value of a <time> is its `datetime` or, without one, its text; that of a <data> is its `value`; an element
# with two names in `itemprop` is the value of both properties (HTML, 5.2).
# Seen: microdata-node gives an empty date for a <time> without `datetime`, and the name of a person with two roles
# twice. web-auto-extractor always reads the texts of <time> and <data>, and makes one property of two names.
source "$(dirname "$0")/in-temp-folder.bash"
install microdata-node@2.0.0 web-auto-extractor@1.0.17
cat > a.mjs <<'JS'
import { toJson } from 'microdata-node';
import extractor from 'web-auto-extractor';
const person = 'itemscope itemtype="https://schema.org/Person"';
const html = `<article itemscope itemtype="https://schema.org/NewsArticle">
<time itemprop="datePublished" datetime="2026-11-29">today</time><time itemprop="dateModified">2026-11-30</time>
<data itemprop="wordCount" value="500">some</data>
<p itemprop="author editor" ${person}><b itemprop="name">Anna</b></p></article>`;
const read = toJson(html).items[0].properties;
console.log(JSON.stringify([read.datePublished, read.dateModified, read.wordCount, read.author[0].properties.name]));
const extracted = extractor.default().parse(html).microdata.NewsArticle[0];
console.log(JSON.stringify([extracted.datePublished, extracted.wordCount, Object.keys(extracted).slice(2)]));
JS
node a.mjs | seen '[["2026-11-29"],[""],[500],["Anna","Anna"]]
["today","some",["datePublished","dateModified","wordCount","author editor"]]'
