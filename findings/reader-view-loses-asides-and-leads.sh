#!/usr/bin/env bash
# @mozilla/readability 0.6.0, which Firefox's reader view is made of.
# Guess: an <aside> with a heading and a list of facts within an article's text stays, and so does the lead in its <header>.
# Seen: both are gone. Every <aside> is deleted; a <header> joins the text only with a fifth of the text's score, which a
# lead does not reach beside a dozen paragraphs. The same list in a <section> stays.
source "$(dirname "$0")/in-temp-folder.bash"
install @mozilla/readability@0.6.0 jsdom@26.1.0
cat > a.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
const text = Array.from({ length: 12 }, (_, at) => `<p>Paragraph ${at}, with enough words in it, and some commas, to count as text.</p>`).join('');
const read = (box) => {
  const facts = `<${box}><h3>In figures</h3><ul><li>Length: 174 minutes</li></ul></${box}>`;
  const page = `<title>T</title><article><header><h1>T</h1><p>The lead says in one sentence, what has happened.</p></header><div>${text}${facts}</div></article>`;
  const found = new Readability(new JSDOM(page, { url: 'https://example.org/' }).window.document).parse().textContent;
  return `${box}: facts ${found.includes('174 minutes')}, lead ${found.includes('The lead says')}`;
};
console.log([read('aside'), read('section')].join('\n'));
JS
node a.mjs | seen 'aside: facts false, lead false
section: facts true, lead false'
