#!/usr/bin/env bash
# metascraper 5.58.1 with metascraper-title 5.56.2, a page in Hungarian.
# Guess: the title is the text of og:title, with white space condensed.
# Seen: straight marks become English quotation marks, although the page says lang="hu", beside Hungarian ones in the
# same title; a mark after a digit becomes a double prime.
source "$(dirname "$0")/in-temp-folder.bash"
install metascraper@5.58.1 metascraper-title@5.56.2
cat > a.mjs <<'JS'
import metascraper from 'metascraper';
import title from 'metascraper-title';
const scrape = metascraper([title()]);
for (const text of ['A "Nemzet" ma', '„A "Hír" ma”', 'Egy 27" monitor']) {
  const html = `<html lang="hu"><head><meta property="og:title" content='${text}'></head></html>`;
  console.log(`${text}: ${(await scrape({ url: 'https://example.org/', html })).title}`);
}
JS
node a.mjs | seen 'A "Nemzet" ma: A “Nemzet” ma
„A "Hír" ma”: „A “Hír” ma”
Egy 27" monitor: Egy 27″ monitor'
