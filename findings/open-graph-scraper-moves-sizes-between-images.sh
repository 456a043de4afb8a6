#!/usr/bin/env bash
# open-graph-scraper 6.12.0, a page with several images of which not all have a size.
# Guess: og:image:width, height and alt belong to the og:image before them (Open Graph protocol, "Arrays"). Of several
# article:tag elements all are returned.
# Seen: sizes and alternative texts are assigned in order from the first image: a gets those of c. Only the last tag is
# returned.
source "$(dirname "$0")/in-temp-folder.bash"
install open-graph-scraper@6.12.0
cat > a.mjs <<'JS'
import ogs from 'open-graph-scraper';
const meta = (property, content) => `<meta property="${property}" content="${content}">`;
const image = (name) => meta('og:image', `https://news.example/${name}.jpg`);
const size = meta('og:image:width', '300') + meta('og:image:height', '200') + meta('og:image:alt', 'Flood');
const tags = ['flood', 'river'].map((tag) => meta('article:tag', tag)).join('');
const head = meta('og:title', 'News') + image('a') + image('b') + image('c') + size + tags;
const { result } = await ogs({ html: `<html><head>${head}</head></html>` });
for (const { url, width, height, alt } of result.ogImage) console.log(url.at(-5), width, height, alt);
console.log(result.articleTag);
JS
node a.mjs | seen 'a 300 200 Flood
b undefined undefined undefined
c undefined undefined undefined
river'
