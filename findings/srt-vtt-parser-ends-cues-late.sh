#!/usr/bin/env bash
# @plussub/srt-vtt-parser 2.0.5, a WebVTT cue whose times have no hours and that has cue settings.
# Guess: the end of the cue is the second time of its line, whatever settings follow it.
# Seen: without hours a number in the settings is read as seconds. The end of 2 s becomes 120 s before `line:0`, and NaN
# before `align:start`. With hours, or without settings, it is right.
source "$(dirname "$0")/in-temp-folder.bash"
install @plussub/srt-vtt-parser@2.0.5
cat > a.mjs <<'JS'
import { parse } from '@plussub/srt-vtt-parser';
for (const hours of ['00:', ''])
  for (const settings of ['', ' line:0', ' align:start', ' position:10%']) {
    const { to } = parse(`WEBVTT\n\n${hours}00:01.000 --> ${hours}00:02.000${settings}\nJó reggelt!\n`).entries[0];
    console.log(`${hours}00:02.000${settings}: ${to}`);
  }
JS
node a.mjs | seen '00:00:02.000: 2000
00:00:02.000 line:0: 2000
00:00:02.000 align:start: 2000
00:00:02.000 position:10%: 2000
00:02.000: 2000
00:02.000 line:0: 120000
00:02.000 align:start: NaN
00:02.000 position:10%: 120010'
