#!/usr/bin/env bash
# node-webvtt 2.0.0.
# Guess: STYLE and REGION blocks (WebVTT, "Basic structure") are skipped, as NOTE is.
# Seen: NOTE is skipped; the others raise an error about a cue, and no cue of the file is read.
source "$(dirname "$0")/in-temp-folder.bash"
install node-webvtt@2.0.0
cat > a.mjs <<'JS'
import webvtt from 'node-webvtt';
for (const block of ['NOTE kézzel javítva', 'STYLE\n::cue { color: red }', 'REGION\nid:also']) {
  try {
    console.log(webvtt.parse(`WEBVTT\n\n${block}\n\n00:00.000 --> 00:01.000\nJó reggelt!\n`).cues.length);
  } catch (error) {
    console.log(error.message);
  }
}
JS
node a.mjs | seen '1
Cue identifier needs to be followed by timestamp (cue #0)
Cue identifier needs to be followed by timestamp (cue #0)'
