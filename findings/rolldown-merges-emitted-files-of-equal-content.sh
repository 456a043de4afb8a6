#!/usr/bin/env bash
# Vite 8.3.8 (Rolldown), two files with different names and equal content, emitted by a plugin with emitFile({ name }).
# Guess: both names appear in the output, as two files.
# Seen: one file is written, under the first name; both references resolve to it. With `fileName` both are written.
source "$(dirname "$0")/in-temp-folder.bash"
install vite@8.3.8
echo 'console.log(1);' > main.js
cat > a.mjs <<'JS'
import { build } from 'vite';
const emitting = (how) => ({
  name: 'licences',
  buildStart() {
    for (const font of ['alfa', 'beta']) this.emitFile({ type: 'asset', [how]: `${font}.LICENSE.txt`, source: 'OFL' });
  },
});
for (const how of ['name', 'fileName']) {
  const { output } = await build({
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: 'main.js' } },
    plugins: [emitting(how)],
  });
  console.log(how, output.filter(({ type }) => type === 'asset').length);
}
JS
node a.mjs | seen 'name 1
fileName 2'
