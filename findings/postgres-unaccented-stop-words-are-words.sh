#!/usr/bin/env bash
# PostgreSQL's Hungarian text search configuration (PGlite 0.5.16).
# Guess: a stop word typed without accents, as on a foreign keyboard, is either dropped or stays a word of its own.
# Seen: "ezért" (therefore) is dropped, "ezert" is stemmed to "ezer" (thousand), and answers with everything that counts.
source "$(dirname "$0")/in-temp-folder.bash"
install @electric-sql/pglite@0.5.16
cat > a.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
for (const word of ['ezért', 'ezert', 'ezer'])
  console.log(`${word}: ${(await db.query("select to_tsvector('hungarian', $1) as vector", [word])).rows[0].vector || '-'}`);
JS
node a.mjs | seen "ezért: -
ezert: 'ezer':1
ezer: 'ezer':1"
