#!/usr/bin/env bash
# linkify-it 6.1.0.
# Guess: in Hungarian running text, where a suffix is joined to an address by a hyphen ("info@example.hu-nak"), the mail
# address is found without the suffix.
# Seen: it is not found at all. With https:// before a host, the suffix becomes part of the host.
source "$(dirname "$0")/in-temp-folder.bash"
install linkify-it@6.1.0
cat > a.mjs <<'JS'
const { LinkifyIt } = await import('linkify-it');
const linkify = new LinkifyIt();
for (const text of ['info@example.hu', 'info@example.hu-nak', 'https://example.hu-n'])
  console.log(`${text}: ${(linkify.match(text) ?? []).map(({ url }) => url).join(' ') || '-'}`);
JS
node a.mjs | seen 'info@example.hu: mailto:info@example.hu
info@example.hu-nak: -
https://example.hu-n: https://example.hu-n'
