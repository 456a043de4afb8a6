#!/usr/bin/env bash
# es-check 9.8.1, `checkBrowser --checkFeatures`.
# Guess: of built-ins that came with Chrome 122, Set's `union` and the helpers of iterators are both reported for Chrome 111.
# Seen: `union` is, `map.values().map(…)` is not, though it throws there: only what is called by a name of its own is found.
source "$(dirname "$0")/in-temp-folder.bash"
install es-check@9.8.1
echo 'console.log(new Set([1]).union(new Set([2])));' > union.js
echo 'console.log([...new Map([[1, 2]]).values().map((one) => one + 1)]);' > helpers.js
for file in union helpers; do
  if npx es-check checkBrowser --browserslistQuery='chrome 111' --checkFeatures "$file.js" > said.txt 2>&1; then echo "$file: passed"; else echo "$file: $(grep -o 'SetUnion (chrome 111 requires 122)' said.txt | head -1)"; fi
done | seen 'union: SetUnion (chrome 111 requires 122)
helpers: passed'
