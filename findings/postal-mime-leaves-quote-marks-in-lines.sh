#!/usr/bin/env bash
# postal-mime 4.0.0, a letter to the editor with format=flowed (RFC 3676) that quotes an article, beside mailparser
# 3.14.2.
# Guess: the quote mark of a line is removed before the line is joined to the one before it (RFC 3676, 4.5).
# Seen: the mark stays in the middle of the joined line, and the text reads "The river > rises". mailparser removes it.
source "$(dirname "$0")/in-temp-folder.bash"
install postal-mime@4.0.0 mailparser@3.14.2
cat > a.mjs <<'JS'
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
for (const deletes of ['no', 'yes']) {
  const type = `Content-Type: text/plain; charset=utf-8; format=flowed; delsp=${deletes}`;
  const space = deletes === 'yes' ? '  ' : ' ';
  const mail = `MIME-Version: 1.0\r\n${type}\r\n\r\n> The river${space}\r\n> rises.\r\n\r\nIs it${space}\r\nso?\r\n`;
  for (const { text } of [await PostalMime.parse(mail), await simpleParser(mail)]) console.log(JSON.stringify(text));
}
JS
node a.mjs | seen '"> The river > rises.\n\nIs it so?\n"
"> The river rises.\n\nIs it so?"
"> The river > rises.\n\nIs it so?\n"
"> The river rises.\n\nIs it so?"'
