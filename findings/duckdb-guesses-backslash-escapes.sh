#!/usr/bin/env bash
# DuckDB 1.5.6 (@duckdb/node-api 1.5.6-r.1), reading a CSV file without telling it the dialect.
# Guess: a row with a backslash before a quotation mark changes how that row is read, and no other.
# Seen: the sniffer takes the backslash for the escape of the whole file and drops it from every other row, so that the
# path /a\xC5b of a server's log becomes /axC5b.
source "$(dirname "$0")/in-temp-folder.bash"
install @duckdb/node-api@1.5.6-r.1
printf 'path,n\n"/a\\xC5b",1\n"/c",2\n' > plain.csv
printf 'path,n\n"/a\\xC5b",1\n"/say \\"x\\"",2\n' > marked.csv
cat > a.mjs <<'JS'
import { DuckDBInstance } from '@duckdb/node-api';
const connection = await (await DuckDBInstance.create()).connect();
for (const file of ['plain.csv', 'marked.csv']) {
  const rows = (await connection.runAndReadAll(`select path from '${file}'`)).getRowsJson();
  console.log(`${file}: ${rows.flat().join(' | ')}`);
}
JS
node a.mjs | seen 'plain.csv: /a\xC5b | /c
marked.csv: /axC5b | /say "x"'
