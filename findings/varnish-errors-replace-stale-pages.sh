#!/usr/bin/env bash
# Varnish 7.1.1 (Debian's 7.1.1-2+deb12u1), a backend that fails after a page has expired.
# Guess: an error that VCL marks as uncacheable, with TTL and grace 0, replaces nothing. The expired page can be sent after
# `restart`, with a longer req.grace.
# Seen: the fetch of the error removes the expired page, and the second attempt misses. After `abandon` the page is there.
source "$(dirname "$0")/in-temp-folder.bash"
cd "$(mktemp -d)"
PATH="$PATH:/usr/sbin"
cat > backend.mjs <<'JS'
import { createServer } from 'node:http';
let asked = 0;
createServer((_, response) => {
  asked += 1;
  if (asked === 1) response.writeHead(200, { 'cache-control': 'max-age=1' }).end('page');
  else response.writeHead(503, { 'cache-control': 'no-store' }).end('error');
}).listen(Number(process.argv[2]), '127.0.0.1');
JS
cat > client.mjs <<'JS'
const at = `http://127.0.0.1:${process.argv[2]}/`;
const ask = () => fetch(at).then((answer) => answer.text(), () => null);
while ((await ask()) === null) await new Promise((resolve) => setTimeout(resolve, 100));
await new Promise((resolve) => setTimeout(resolve, 2_500));
console.log(`${process.argv[3]}: ${await ask()}`);
JS
try() {
  local name=$1 port=$2 on_error=$3
  cat > "$name.vcl" <<VCL
vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "$((port + 1))"; }
sub vcl_recv {
  set req.grace = 0s;
  if (req.restarts > 0) { set req.grace = 1h; }
  return (hash);
}
sub vcl_backend_response {
  set beresp.grace = 1h;
  if (beresp.status == 503) { $on_error }
}
sub vcl_deliver { if (resp.status == 503 && req.restarts == 0) { return (restart); } }
sub vcl_synth { if (req.restarts == 0) { return (restart); } }
VCL
  node backend.mjs "$((port + 1))" &
  local backend=$!
  varnishd -F -a "127.0.0.1:$port" -f "$PWD/$name.vcl" -n "$PWD/$name" -s malloc,16m -T none -j none > /dev/null 2>&1 &
  local varnish=$!
  node client.mjs "$port" "$name"
  kill "$varnish" "$backend"
  wait "$varnish" "$backend" 2> /dev/null || true
}
{
  try uncacheable 4380 'set beresp.ttl = 0s; set beresp.grace = 0s; set beresp.uncacheable = true; return (deliver);'
  try abandon 4382 'return (abandon);'
} | seen 'uncacheable: error
abandon: page'
