#!/usr/bin/env bash
# @orama/orama 3.1.18, the tokenizer for Hungarian.
# Guess: names that a Hungarian newspaper takes from other languages (Škoda, Łódź, Dvořák) are one word each. They are
# found without their accents, as "Müller" is found by "Muller".
# Seen: each letter that Hungarian does not have ends a word and is removed. The name without accents finds no
# article.
source "$(dirname "$0")/in-temp-folder.bash"
install @orama/orama@3.1.18
cat > a.mjs <<'JS'
import { create, insert, search } from '@orama/orama';
const tokenizer = { language: 'hungarian', stemming: false };
const names = { Müller: 'Muller', Škoda: 'Skoda', Łódź: 'Lodz', Dvořák: 'Dvorak', Iñárritu: 'Inarritu' };
for (const [title, term] of Object.entries(names)) {
  const index = create({ schema: { title: 'string' }, components: { tokenizer } });
  insert(index, { title });
  console.log(`${title}: ${index.tokenizer.tokenize(title).join(' ')}; ${term} finds ${search(index, { term }).count}`);
}
JS
node a.mjs | seen 'Müller: muller; Muller finds 1
Škoda: koda; Skoda finds 0
Łódź: od; Lodz finds 0
Dvořák: dvo ak; Dvorak finds 0
Iñárritu: i arritu; Inarritu finds 0'
