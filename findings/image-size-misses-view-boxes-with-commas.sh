#!/usr/bin/env bash
# image-size 2.1.0, an SVG file whose size is that of its viewBox.
# Guess: the four numbers may be separated by commas, by white space, or by both (SVG 2, 8.6).
# Seen: with commas the width, or both width and height, are undefined, and no error is raised. probe-image-size 7.5.0
# reads all of them.
source "$(dirname "$0")/in-temp-folder.bash"
install image-size@2.1.0 probe-image-size@7.5.0
cat > a.mjs <<'JS'
import { imageSize } from 'image-size';
import probe from 'probe-image-size';
for (const box of ['0 0 20 10', '0,0,20,10', '0, 0, 20, 10', '0 0 20,10']) {
  const file = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"></svg>`);
  const sizes = [imageSize(file), probe.sync(file)].map(({ width, height }) => `${width}×${height}`);
  console.log(`${box}: ${sizes.join(' ')}`);
}
JS
node a.mjs | seen '0 0 20 10: 20×10 20×10
0,0,20,10: undefined×undefined 20×10
0, 0, 20, 10: undefined×10 20×10
0 0 20,10: undefined×undefined 20×10'
