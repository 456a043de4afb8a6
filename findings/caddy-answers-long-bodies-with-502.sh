#!/usr/bin/env bash
# Caddy 2.6.2 (Debian's 2.6.2-5), `request_body { max_size }` before `reverse_proxy`.
# Guess: a longer body is answered with 413, as `Content-Length` shows before a byte is forwarded.
# Seen: the client gets 502, as if the backend had failed.
source "$(dirname "$0")/in-temp-folder.bash"
cd "$(mktemp -d)"
cat > Caddyfile <<'CADDY'
{
	admin off
	auto_https off
}
http://:4384 {
	bind 127.0.0.1
	request_body {
		max_size 10
	}
	reverse_proxy 127.0.0.1:4385
}
CADDY
cat > a.mjs <<'JS'
import { createServer } from 'node:http';
createServer((request, response) => request.resume().on('end', () => response.end('ok'))).listen(4385, '127.0.0.1');
const send = (body) => fetch('http://127.0.0.1:4384/', { method: 'POST', body }).then(({ status }) => status, () => null);
while ((await send('x')) === null) await new Promise((resolve) => setTimeout(resolve, 100));
console.log(`status ${await send('x'.repeat(11))}`);
process.exit(0);
JS
HOME=$PWD caddy run --config Caddyfile --adapter caddyfile > /dev/null 2>&1 &
caddy=$!
trap 'kill "$caddy"' EXIT
node a.mjs | seen 'status 502'
