#!/usr/bin/env bash
# PostgreSQL's default text parser (PGlite 0.5.16, PostgreSQL 18 in WebAssembly), with the plain `simple` dictionary.
# Guess: "új/régi" (new/old) gives the words új and régi; "F-16" gives f and 16.
# Seen: behind a slash the parser looks for a file's path, which has ASCII letters alone, and cuts the second word within:
# '/r' and 'égi'. A number behind a hyphen is a negative one: '-16'.
source "$(dirname "$0")/in-temp-folder.bash"
install @electric-sql/pglite@0.5.16
cat > a.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
for (const text of ['új/régi', 'km/h', 'F-16'])
  console.log(`${text}: ${(await db.query("select to_tsvector('simple', $1) as vector", [text])).rows[0].vector}`);
JS
node a.mjs | seen "új/régi: '/r':2 'égi':3 'új':1
km/h: 'km/h':1
F-16: '-16':2 'f':1"
