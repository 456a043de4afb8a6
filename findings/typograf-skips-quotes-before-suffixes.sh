#!/usr/bin/env bash
# typograf 7.8.0, locale hu.
# Guess: in "Nemzet"-ben, the usual way to join a Hungarian suffix to a quoted name, both marks become Hungarian ones.
# Seen: the opening mark is replaced and the closing one is not: „Nemzet"-ben. Before a space or a full stop both are.
source "$(dirname "$0")/in-temp-folder.bash"
install typograf@7.8.0
cat > a.mjs <<'JS'
import Typograf from 'typograf';
const typograf = new Typograf({ locale: ['hu'] });
for (const text of ['A "Nemzet" ma.', 'A "Nemzet"-ben ma.', 'A "Nemzet"-ben és a "Hír"-ben.'])
  console.log(typograf.execute(text).replaceAll('\u00a0', ' '));
JS
node a.mjs | seen 'A „Nemzet” ma.
A „Nemzet"-ben ma.
A „Nemzet"-ben és a „Hír"-ben.'
