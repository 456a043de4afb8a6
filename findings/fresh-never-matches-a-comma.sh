#!/usr/bin/env bash
# fresh 2.0.0, which Express 5 asks whether to answer with 304.
# Guess: an ETag with a comma ("page-12,34") that comes back in If-None-Match is fresh: RFC 9110, 8.8.3, allows a comma
# within the quotation marks.
# Seen: the list is cut at every comma, and the tag never matches. Each response is sent in full.
source "$(dirname "$0")/in-temp-folder.bash"
install fresh@2.0.0
cat > a.mjs <<'JS'
import fresh from 'fresh';
for (const etag of ['"page-12.34"', '"page-12,34"'])
  console.log(`${etag}: ${fresh({ 'if-none-match': etag }, { etag })}`);
JS
node a.mjs | seen '"page-12.34": true
"page-12,34": false'
