#!/usr/bin/env bash
# robots-parser 3.0.1.
# Guess: a Sitemap line does not end a group, and /robots.txt itself is always allowed (RFC 9309, 2.2.2 and 2.2.4 say
# both).
# Seen: agents named before a Sitemap or Crawl-delay line do not get the rules after it, so a page that is forbidden
# to them counts as allowed; /robots.txt is forbidden by `Disallow: /`.
source "$(dirname "$0")/in-temp-folder.bash"
install robots-parser@3.0.1
cat > a.mjs <<'JS'
import parse from 'robots-parser';
const site = 'https://news.example';
const allowed = (lines, path) => parse(`${site}/robots.txt`, lines.join('\n')).isAllowed(site + path, 'A');
const rest = ['User-agent: B', 'Disallow: /'];
for (const between of ['', `Sitemap: ${site}/sitemap.xml`, 'Crawl-delay: 3'])
  console.log(`"${between.split(':')[0]}": ${allowed(['User-agent: A', between, ...rest], '/a')}`);
console.log(`/robots.txt: ${allowed(['User-agent: *', 'Disallow: /'], '/robots.txt')}`);
JS
node a.mjs | seen '"": false
"Sitemap": true
"Crawl-delay": true
/robots.txt: false'
