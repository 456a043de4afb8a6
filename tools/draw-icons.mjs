import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { siteRoles } from '../core/addresses/sites/site.ts';
import { signalOf } from '../ui/icons/signals.ts';

const ico = (pictures) => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, bytes }, at) => {
    const entry = 6 + 16 * at;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
};

/**
 * Draws the app icons from ui/public/icons. Run by hand when a mark changes. A maskable icon needs its mark within the
 * middle four fifths.
 */
const folder = fileURLToPath(new URL('../ui/public/icons/', import.meta.url));
/** The band of each site in ui/styles/base/sites.css, as it is by day. */
const styles = await readFile(fileURLToPath(new URL('../ui/styles/base/sites.css', import.meta.url)), 'utf8');
const bandOf = (role) => {
  const [, own] =
    new RegExp(`\\[data-site='${role}'\\] \\{[^}]*--band: light-dark\\((#[0-9a-f]{6})`).exec(styles) ?? [];
  return own ?? /--band: light-dark\((#[0-9a-f]{6})/.exec(styles)[1];
};
const markOf = (role) => (existsSync(`${folder}${role}.svg`) ? role : 'default');

const png = (svg, size, how) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, ...how })
    .toBuffer();
const draw = async (svg, size, name) => writeFile(`${folder}${name}.png`, await png(svg, size, { palette: true }));
/** Podcast directories require a cover without an alpha channel. */
const drawShow = async (svg, name) =>
  writeFile(
    `${folder}${name}.png`,
    await sharp(await png(svg, 1400, {}))
      .flatten()
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );

for (const mark of new Set(siteRoles.map(markOf))) {
  const svg = await readFile(`${folder}${mark}.svg`, 'utf8');
  const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(svg, size, {}) })));
  await writeFile(`${folder}${mark}.ico`, ico(pictures));
}

const shared = (role) => {
  let x = 0;
  const strokes = [...signalOf(role)].map((sign) => {
    const length = sign === '.' ? 6 : 18;
    const stroke = `<rect x="${x}" width="${length}" height="6"/>`;
    x += length + 5;
    return stroke;
  });
  const scale = 32 / 3;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${bandOf(role)}"/><g fill="#fff" transform="translate(${600 - ((x - 5) * scale) / 2} ${315 - 3 * scale}) scale(${scale})">${strokes.join('')}</g></svg>`;
};

/** Placeholder for the cover of an adult article (R44); every crop keeps its sign visible. */
const adult = (role) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="${bandOf(role)}"/><circle cx="600" cy="400" r="170" fill="none" stroke="#fff" stroke-width="12"/><text x="600" y="440" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="112" fill="#fff">18+</text></svg>`;

for (const role of siteRoles) {
  const mark = markOf(role);
  const original = await readFile(`${folder}${mark}.svg`, 'utf8');
  const svg =
    role === 'main' || mark !== 'default'
      ? original
      : original.replace(/fill="#[0-9a-f]{6}"/, `fill="${bandOf(role)}"`);
  const square = svg.replace(/ rx="\d+"/, '');
  const [, colour] = /fill="(#[0-9a-f]+)"/.exec(svg);
  const inner = square
    .trim()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/<rect[^>]*\/>/, '');
  const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/><g transform="translate(9.6 9.6) scale(0.7)">${inner}</g></svg>`;
  await Promise.all([
    draw(svg, 192, `${role}-192`),
    draw(svg, 512, `${role}-512`),
    draw(maskable, 512, `${role}-maskable-512`),
    draw(square, 180, `${role}-180`),
    drawShow(maskable, `${role}-show`),
    sharp(Buffer.from(shared(role)))
      .png({ palette: true })
      .toFile(`${folder}share-${role}.png`),
    sharp(Buffer.from(adult(role)))
      .png({ palette: true })
      .toFile(`${folder}adult-${role}.png`),
  ]);
}
