#!/usr/bin/env bash
# exifr 7.1.3, the XMP of a press photo.
# Guess: the values are texts as in XML: "MTI &amp; Lap" is "MTI & Lap", and the keyword "007" stays "007".
# Seen: character references are not decoded. A text that looks like a number or a truth value becomes one: "007" is 7,
# "1e3" is 1000, and a long job number loses its last digits.
source "$(dirname "$0")/in-temp-folder.bash"
install exifr@7.1.3
cat > a.mjs <<'JS'
import exifr from 'exifr';
const keywords = ['Tisza', '007', '1e3', 'true'].map((word) => `<rdf:li>${word}</rdf:li>`).join('');
const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
photoshop:Credit="MTI &amp; Lap" photoshop:TransmissionReference="20261129000000000017">
<dc:subject><rdf:Bag>${keywords}</rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;
const length = Buffer.alloc(2);
length.writeUInt16BE(Buffer.byteLength(xmp) + 2);
const rest = Buffer.from('ffc0000b080001000101011100ffda0008010100003f0000ffd9', 'hex');
const photo = Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), length, Buffer.from(xmp), rest]);
const { Credit, TransmissionReference, subject } = await exifr.parse(photo, { xmp: true, tiff: false });
console.log(JSON.stringify([Credit, TransmissionReference, subject]));
JS
node a.mjs | seen '["MTI &amp; Lap",20261129000000000000,["Tisza",7,1000,true]]'
