#!/usr/bin/env bash
# Vite 8.3.8. A page imports a style sheet from its script, and the sheet is edited.
# Guess: `vite:beforeUpdate` in the page has an update of type `css-update`.
# Seen: its type is `js-update`, and only its path ends in `.css`. Code that reloads the page on `js-update` reloads it
# for a colour.
source "$(dirname "$0")/in-temp-folder.bash"
install vite@8.3.8
echo 'body { color: red }' > style.css
echo "import './style.css';" > main.js
cat > a.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
const server = await createServer({
  logLevel: 'silent',
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
});
const { client } = server.environments;
const sent = new Promise((resolve) => {
  client.hot.send = (payload) => payload.type === 'update' && resolve(payload.updates);
});
for (const file of ['/main.js', '/style.css']) await client.transformRequest(file);
// Until the watcher is ready and sees it.
let edits = 0;
const editing = setInterval(() => writeFileSync('style.css', `body { order: ${(edits += 1)} }`), 200);
for (const { type, path } of await sent) console.log(type, path);
clearInterval(editing);
await server.close();
JS
node a.mjs | seen 'js-update /style.css'
