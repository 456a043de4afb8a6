#!/usr/bin/env bash
# feed 6.0.0, an item whose image has a URL without a file name suffix, as image services give them.
# Guess: the enclosure in RSS has a valid media type, or the image is left out.
# Seen: the type is "image/" with the text after the last dot of the path. Without a dot the whole path becomes the
# type, and with a dot in a folder's name the rest of the path.
source "$(dirname "$0")/in-temp-folder.bash"
install feed@6.0.0
cat > a.mjs <<'JS'
import { Feed } from 'feed';
const link = 'https://news.example/';
for (const path of ['a.png', 'images/123', 'v1.2/images/123']) {
  const feed = new Feed({ id: link, link, title: 'News', copyright: '', updated: new Date(0) });
  feed.addItem({ link, title: 'Flood', date: new Date(0), image: link + path });
  console.log(`${path}: ${/<enclosure .*?(type=".*?")/.exec(feed.rss2())[1]}`);
}
JS
node a.mjs | seen 'a.png: type="image/png"
images/123: type="image//images/123"
v1.2/images/123: type="image/2/images/123"'
