#!/usr/bin/env bash
# hls-parser 0.16.1, a media playlist in UTF-8 whose segments have titles (RFC 8216, 4.3.2.1: UTF-8 text).
# Guess: the title of a segment is returned as it is.
# Seen: a title with an accented letter raises "URI malformed", and no segment of the playlist is read. The same
# letters in a date range are read.
source "$(dirname "$0")/in-temp-folder.bash"
install hls-parser@0.16.1
cat > a.mjs <<'JS'
import { parse } from 'hls-parser';
const playlist = (title, name) => `#EXTM3U
#EXT-X-TARGETDURATION:9
#EXT-X-PROGRAM-DATE-TIME:2026-11-29T10:00:00Z
#EXT-X-DATERANGE:ID="a",START-DATE="2026-11-29T10:00:00Z",X-TITLE="${name}"
#EXTINF:9.0,${title}
a.ts
#EXT-X-ENDLIST
`;
for (const [title, name] of [['Hir', 'Árvíz'], ['Hír', 'Flood'], ['Őszi', 'Flood']]) {
  try {
    console.log(`${title}: ${parse(playlist(title, name)).segments.length}`);
  } catch (error) {
    console.log(`${title}: ${error.message}`);
  }
}
JS
node a.mjs | seen 'Hir: 1
Hír: URI malformed
Őszi: URI malformed'
