#!/usr/bin/env bash
# structured-headers 2.1.0 (Structured Field Values for HTTP, RFC 9651).
# Guess: 2.9999 is rounded to three digits and written as the decimal 3.0, as RFC 9651, 4.1.5, says.
# Seen: it is written as "3.", without a digit after the point, and 0.0001 as "0.": not valid, and the same library's
# parser rejects it.
source "$(dirname "$0")/in-temp-folder.bash"
install structured-headers@2.1.0
cat > a.mjs <<'JS'
import { parseItem, serializeItem } from 'structured-headers';
for (const value of [2.999, 2.9999, 0.0001]) {
  const text = serializeItem(value);
  try {
    console.log(`${value}: ${text} ${parseItem(text)[0]}`);
  } catch (error) {
    console.log(`${value}: ${text} ${error.message}`);
  }
}
JS
node a.mjs | seen '2.999: 2.999 2.999
2.9999: 3. Parse error: Decimal cannot end on a period at offset 2
0.0001: 0. Parse error: Decimal cannot end on a period at offset 2'
