#!/usr/bin/env bash
# defuddle 0.19.4 and @extractus/article-extractor 9.0.1 (an article's text from a page), beside @mozilla/readability
# 0.6.0.
# Guess: the no-break space of "12 500 forint" stays: it is not among the white space that HTML collapses.
# Seen: the first two replace it with a space, and a number can be cut at the end of a line. Readability keeps it. All
# keep the soft hyphen.
source "$(dirname "$0")/in-temp-folder.bash"
install defuddle@0.19.4 @extractus/article-extractor@9.0.1 @mozilla/readability@0.6.0 jsdom@26.1.0
cat > a.mjs <<'JS'
import { extractFromHtml } from '@extractus/article-extractor';
import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { JSDOM } from 'jsdom';
const text = '<p>A helyi ár&shy;víz 12&nbsp;500 embert érint, mondta a szóvivő, és a Tisza tovább árad a héten.</p>';
const article = `<article><h1>Hír</h1>${text.repeat(10)}</article>`;
const html = `<html lang="hu"><head><title>Hír</title></head><body>${article}</body></html>`;
const url = 'https://example.org/a';
const page = () => new JSDOM(html, { url }).window.document;
const tell = (name, content) =>
  console.log(`${name}: space ${/12(\u00a0|&nbsp;)500/.test(content)}, hyphen ${/ár(\u00ad|&shy;)víz/.test(content)}`);
tell('defuddle', (await Defuddle(page(), url, {})).content);
tell('article-extractor', (await extractFromHtml(html, url)).content);
tell('readability', new Readability(page()).parse().content);
JS
node a.mjs | seen 'defuddle: space false, hyphen true
article-extractor: space false, hyphen true
readability: space true, hyphen true'
