#!/usr/bin/env bash
# node-id3 0.2.9, the ID3v2.4 tag of an episode with two artists and a comment in two languages.
# Guess: the artists are read apart: a null character separates the texts of a frame (ID3v2.4, 4.2). `update` of the
# title keeps the other frames.
# Seen: the two names are read as one, without a separator, and `update` writes that name. Of the comments only the last
# is read, and `update` removes the other.
source "$(dirname "$0")/in-temp-folder.bash"
install node-id3@0.2.9
cat > a.mjs <<'JS'
import NodeID3 from 'node-id3';
const size = (length) => Buffer.from([21, 14, 7, 0].map((bits) => (length >> bits) & 127));
const frame = (id, text) => {
  const body = Buffer.concat([Buffer.from([3]), Buffer.from(text)]);
  return Buffer.concat([Buffer.from(id), size(body.length), Buffer.alloc(2), body]);
};
const frames = Buffer.concat([
  frame('TPE1', 'Anna\0Béla'),
  frame('COMM', 'hun\0Árvíz'),
  frame('COMM', 'eng\0Flood'),
]);
const file = Buffer.concat([Buffer.from('ID3\x04\0\0'), size(frames.length), frames]);
const updated = NodeID3.update({ title: 'Hír' }, file);
for (const tagged of [file, updated]) {
  const { artist, comment } = NodeID3.read(tagged);
  console.log(JSON.stringify([artist, comment.text]));
}
console.log([file, updated].map((tagged) => tagged.toString('latin1').split('COMM').length - 1).join(' '));
JS
node a.mjs | seen '["AnnaBéla","Flood"]
["AnnaBéla","Flood"]
2 1'
