#!/usr/bin/env bash
# http-cache-semantics 4.3.0, on which HTTP clients of Node.js rely for their caches.
# Guess: the names of Cache-Control directives are compared without regard to case, as RFC 9111, 5.2, says.
# Seen: only names in lower case are read. With `Max-Age=60` the response is never fresh, and the cache asks the origin
# each time.
source "$(dirname "$0")/in-temp-folder.bash"
install http-cache-semantics@4.3.0
cat > a.mjs <<'JS'
import CachePolicy from 'http-cache-semantics';
const request = { method: 'GET', url: '/', headers: {} };
for (const control of ['max-age=60', 'Max-Age=60', 'MAX-AGE=60', 'Public, Max-Age=60']) {
  const response = { status: 200, headers: { 'cache-control': control } };
  console.log(`${control}: fresh ${new CachePolicy(request, response).satisfiesWithoutRevalidation(request)}`);
}
JS
node a.mjs | seen 'max-age=60: fresh true
Max-Age=60: fresh false
MAX-AGE=60: fresh false
Public, Max-Age=60: fresh false'
