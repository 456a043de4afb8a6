#!/usr/bin/env bash
# prosemirror-markdown 1.13.9 with its own schema, serializer and parser.
# Guess: a paragraph that is written as Markdown and read again is a paragraph: what looks like a list is escaped.
# Seen: that is so for "1." and "-" at the start of a paragraph, not after a hard break: the line becomes a list, or the
# paragraph a heading. "2)" is not escaped at the start either.
source "$(dirname "$0")/in-temp-folder.bash"
install prosemirror-markdown@1.13.9
cat > a.mjs <<'JS'
import { defaultMarkdownParser as parser, defaultMarkdownSerializer as serializer, schema } from 'prosemirror-markdown';
const lines = ['1. hely', '- Jó napot!', '===', '2) hely'];
for (const line of lines) {
  const first = schema.node('paragraph', null, [schema.text(line)]);
  const second = schema.node('paragraph', null, [schema.text('A'), schema.node('hard_break'), schema.text(line)]);
  const read = [first, second].map((paragraph) => {
    const markdown = serializer.serialize(schema.node('doc', null, [paragraph]));
    return parser.parse(markdown).children.map(({ type }) => type.name).join('+');
  });
  console.log(`${line}: ${read.join(', ')}`);
}
JS
node a.mjs | seen '1. hely: paragraph, paragraph+ordered_list
- Jó napot!: paragraph, paragraph+bullet_list
===: paragraph, heading
2) hely: ordered_list, paragraph'
