#!/usr/bin/env bash
# sentencex 1.0.17 (sentences for speech synthesis and translation), language hu.
# Guess: the documentation prefers a missed boundary to a cut within a sentence, and each of these is one sentence.
# Seen: it cuts after the year of a date, after ordinal numbers, and between a quotation and its closing mark. With
# language de the same texts stay whole.
source "$(dirname "$0")/in-temp-folder.bash"
install sentencex@1.0.17
cat > a.mjs <<'JS'
import { segment } from 'sentencex';
const dates = ['2026. november 29-én jött.', 'A XX. század végén élt.', 'Az 1. helyen végzett.'];
for (const text of [...dates, '„Jó napot!” – mondta.'])
  console.log(['hu', 'de'].map((language) => `${language} ${segment(language, text).join('|')}`).join(', '));
JS
node a.mjs | seen 'hu 2026. |november 29-én jött., de 2026. november 29-én jött.
hu A XX. |század végén élt., de A XX. század végén élt.
hu Az 1. |helyen végzett., de Az 1. helyen végzett.
hu „Jó napot!|” – mondta., de „Jó napot!” – mondta.'
