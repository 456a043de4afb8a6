#!/usr/bin/env bash
# date-fns 4.4.0 with its locale hu.
# Guess: `parse` reads what `format` has written with the same pattern and locale.
# Seen: of the long names of quarters, which have Roman numerals, only III and IV are read; of the short ones, none.
# The stand-alone names (qqqq), which have Arabic numerals, are all read.
source "$(dirname "$0")/in-temp-folder.bash"
install date-fns@4.4.0
cat > a.mjs <<'JS'
import { format, isValid, parse } from 'date-fns';
import { hu } from 'date-fns/locale/hu';
for (const pattern of ['QQQQ', 'QQQ', 'qqqq']) {
  const read = [0, 3, 6, 9].map((month) => {
    const day = new Date(2026, month, 1);
    const text = format(day, pattern, { locale: hu });
    const back = parse(text, pattern, new Date(2026, 0, 1), { locale: hu });
    return `${text} ${isValid(back) && back.getMonth() === month}`;
  });
  console.log(read.join(', '));
}
JS
TZ=UTC node a.mjs | seen 'I. negyedév false, II. negyedév false, III. negyedév true, IV. negyedév true
I. n.év false, II. n.év false, III. n.év false, IV. n.év false
1. negyedév true, 2. negyedév true, 3. negyedév true, 4. negyedév true'
