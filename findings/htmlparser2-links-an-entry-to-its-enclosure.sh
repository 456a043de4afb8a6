#!/usr/bin/env bash
# htmlparser2 12.0.0, `parseFeed` on an Atom feed.
# Guess: `link` is the address of the page: the link element whose rel is "alternate" or missing (RFC 4287, 4.2.7.2).
# Seen: it is that of the first link element, whatever its rel. A feed that names itself first links to itself, and an
# entry with its sound first links to the file.
source "$(dirname "$0")/in-temp-folder.bash"
install htmlparser2@12.0.0
cat > a.mjs <<'JS'
import { parseFeed } from 'htmlparser2';
const { link, items } = parseFeed(`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>
<id>urn:x:1</id><updated>2026-11-29T10:00:00Z</updated><author><name>News</name></author>
<link rel="self" href="https://news.example/feed.xml"/><link href="https://news.example/"/>
<entry><title>Flood</title><id>urn:x:2</id><updated>2026-11-29T10:00:00Z</updated><summary>s</summary>
<link rel="enclosure" type="audio/mpeg" length="9" href="https://news.example/1.mp3"/>
<link rel="alternate" href="https://news.example/1"/></entry></feed>`);
console.log(link, items[0].link);
JS
node a.mjs | seen 'https://news.example/feed.xml https://news.example/1.mp3'
