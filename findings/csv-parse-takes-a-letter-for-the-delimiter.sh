#!/usr/bin/env bash
# csv-parse 7.0.3, delimiter_auto, a list of email addresses with one column.
# Guess: the delimiter is chosen among punctuation, so a file of one column stays whole.
# Seen: the letter `a` is chosen, also where the preferred delimiters are named, and each address is cut into pieces.
source "$(dirname "$0")/in-temp-folder.bash"
install csv-parse@7.0.3
cat > a.mjs <<'JS'
import { parse } from 'csv-parse/sync';
const text = 'email\nanna@posta.example\nbela@posta.example\n';
console.log(JSON.stringify(parse(text, { delimiter_auto: true, relax_column_count: true })));
console.log(JSON.stringify(parse(text, { delimiter_auto: { preferred: { ',': 1, ';': 1 } }, relax_column_count: true })));
JS
node a.mjs | seen '[["em","il"],["","nn","@post",".ex","mple"],["bel","@post",".ex","mple"]]
[["em","il"],["","nn","@post",".ex","mple"],["bel","@post",".ex","mple"]]'
