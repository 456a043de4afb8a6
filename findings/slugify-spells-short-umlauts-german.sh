#!/usr/bin/env bash
# @sindresorhus/slugify 3.0.1.
# Guess: Hungarian ö, ő, ü, ű become o, o, u, u.
# Seen: the short ones become oe and ue as in German, the long ones o and u: one word mixes both spellings.
source "$(dirname "$0")/in-temp-folder.bash"
install @sindresorhus/slugify@3.0.1
cat > a.mjs <<'JS'
import slugify from '@sindresorhus/slugify';
for (const words of ['műfordító költőnő', 'őszi özönvíz', 'tűzzel-vassal üldöz']) console.log(slugify(words));
JS
node a.mjs | seen 'mufordito-koeltono
oszi-oezoenviz
tuzzel-vassal-ueldoez'
