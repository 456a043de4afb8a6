import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Draws the icons of the installed sites out of the marks in ui/public/icons, which stay the originals. Run by hand when a mark changes.
 * A maskable icon fills its square; its mark keeps to the middle four fifths, which no mask cuts.
 */
const folder = fileURLToPath(new URL('../ui/public/icons/', import.meta.url));
const marks = { main: 'default', sister: 'default', karakter: 'default', after: 'after', g7: 'g7' };
const ownColours = { sister: '#1b4d99', karakter: '#9c4320' };

const draw = (svg, size, name) => sharp(Buffer.from(svg), { density: 72 * (size / 64) }).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer().then((bytes) => writeFile(`${folder}${name}.png`, bytes));

for (const [role, mark] of Object.entries(marks)) {
  const original = await readFile(`${folder}${mark}.svg`, 'utf8');
  const svg = ownColours[role] ? original.replace(/fill="#[0-9a-f]{6}"/, `fill="${ownColours[role]}"`) : original;
  const square = svg.replace(/ rx="\d+"/, '');
  const [, colour] = /fill="(#[0-9a-f]+)"/.exec(svg);
  const inner = square.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/<rect[^>]*\/>/, '');
  const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/><g transform="translate(9.6 9.6) scale(0.7)">${inner}</g></svg>`;
  await Promise.all([draw(svg, 192, `${role}-192`), draw(svg, 512, `${role}-512`), draw(maskable, 512, `${role}-maskable-512`), draw(square, 180, `${role}-180`)]);
}
