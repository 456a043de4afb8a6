#!/usr/bin/env bash
# clf-parser 0.0.2 (lines of web servers' logs).
# Guess: an absent referrer and an absent agent ("-") are both null; a quotation mark that a server escapes in an agent
# stays in it.
# Seen: the referrer is the three characters "-" with their marks, the agent is null; an agent ends at its first escaped
# mark, with the backslash.
source "$(dirname "$0")/in-temp-folder.bash"
install clf-parser@0.0.2
cat > a.mjs <<'JS'
import parse from 'clf-parser';
const line = (agent) => `192.0.2.1 - - [21/Nov/2026:10:00:00 +0100] "GET /a HTTP/1.1" 200 5 "-" "${agent}"`;
for (const agent of ['-', 'Reader (\\"beta\\") 1.0']) {
  const { http_referer, http_user_agent } = parse(line(agent));
  console.log(JSON.stringify([http_referer, http_user_agent]));
}
JS
node a.mjs | seen '["\"-\"",null]
["\"-\"","Reader (\\"]'
