#!/usr/bin/env bash
# Vitest 5.1.0. A date formatter is made while timers are faked.
# Guess: format(0) gives 1970, as of the real formatter.
# Seen: 0 counts as no date, and the faked time is formatted; 1 gives 1970. The formatter does so after
# vi.useRealTimers, too: one that a module keeps makes later tests of the same worker wrong. @sinonjs/fake-timers 15.5.0
# alone gives 1970.
source "$(dirname "$0")/in-temp-folder.bash"
install vitest@5.1.0
cat > a.test.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { test, vi } from 'vitest';
test('years', () => {
  vi.useFakeTimers({ now: Date.UTC(2024, 2, 28) });
  const { format } = new Intl.DateTimeFormat('en', { timeZone: 'UTC', year: 'numeric' });
  const faked = [format(0), format(1)];
  vi.useRealTimers();
  writeFileSync('years', [...faked, format(0), format(1)].join(' '));
});
JS
npx vitest run >&2
seen '2024 1970 2024 1970' < years
