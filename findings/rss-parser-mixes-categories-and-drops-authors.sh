#!/usr/bin/env bash
# rss-parser 3.13.0.
# Guess: `categories` is a list of texts, and of two dc:creator elements both are given.
# Seen: a category with a domain (RSS 2.0) is an object among texts, and the second creator is dropped.
source "$(dirname "$0")/in-temp-folder.bash"
install rss-parser@3.13.0
cat > a.mjs <<'JS'
import Parser from 'rss-parser';
const { items } = await new Parser().parseString(`<?xml version="1.0"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Lap</title><item><title>Árvíz</title>
<category domain="https://lap.example/rovat">belföld</category><category>folyók</category>
<dc:creator>Kis Anna</dc:creator><dc:creator>Nagy Béla</dc:creator></item></channel></rss>`);
console.log(JSON.stringify(items[0].categories));
console.log(JSON.stringify([items[0].creator, items[0]['dc:creator']]));
JS
node a.mjs | seen '[{"_":"belföld","$":{"domain":"https://lap.example/rovat"}},"folyók"]
["Kis Anna","Kis Anna"]'
