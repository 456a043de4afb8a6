/**
 * Some fonts make commas and percent signs as wide as digits in tables: „14 ,8%”. This leaves the feature `tnum` to
 * the digits: every other glyph is substituted by itself. Takes and gives TrueType (OpenType 1.9, GSUB, lookup type 1).
 */
export const withPlainPunctuation = (font: Uint8Array): Uint8Array => {
  const patched = new Uint8Array(font);
  const view = new DataView(patched.buffer);
  const u16 = (at: number): number => view.getUint16(at);
  const list = (at: number): readonly number[] => Array.from({ length: u16(at) }, (_, index) => at + 2 + index * 2);
  const tables = Array.from({ length: u16(4) }, (_, index) => 12 + index * 16);
  const tableOf = (name: string): number | undefined => {
    const entry = tables.find((at) => String.fromCharCode(...patched.subarray(at, at + 4)) === name);
    return entry === undefined ? undefined : view.getUint32(entry + 8);
  };
  const [gsub, cmap] = [tableOf('GSUB'), tableOf('cmap')];
  if (gsub === undefined || cmap === undefined) return patched;
  const digits = glyphsOfDigits(u16, cmap + view.getUint32(cmap + 8));
  const features = gsub + u16(gsub + 6);
  const lookups = gsub + u16(gsub + 8);
  const tabular = Array.from({ length: u16(features) }, (_, index) => features + 2 + index * 6)
    .filter((at) => String.fromCharCode(...patched.subarray(at, at + 4)) === 'tnum')
    .flatMap((at) => list(features + u16(at + 4) + 2).map(u16));
  for (const lookup of new Set(tabular)) {
    const table = lookups + u16(lookups + 2 + lookup * 2);
    for (const entry of list(table + 4)) {
      const own = table + u16(entry);
      const subtable = u16(table) === 7 ? own + view.getUint32(own + 4) : own;
      if (u16(subtable) !== 2) continue;
      coveredGlyphs(u16, subtable + u16(subtable + 2)).forEach((glyph, index) => {
        if (!digits.has(glyph)) view.setUint16(subtable + 6 + index * 2, glyph);
      });
    }
  }
  return patched;
};

const coveredGlyphs = (u16: (at: number) => number, coverage: number): readonly number[] => {
  const count = u16(coverage + 2);
  if (u16(coverage) === 1) return Array.from({ length: count }, (_, index) => u16(coverage + 4 + index * 2));
  return Array.from({ length: count }, (_, index) => coverage + 4 + index * 6).flatMap((range) =>
    Array.from({ length: u16(range + 2) - u16(range) + 1 }, (_, index) => u16(range) + index),
  );
};

/** From the first subtable of `cmap`, format 4: the digits are in one segment. */
const glyphsOfDigits = (u16: (at: number) => number, subtable: number): ReadonlySet<number> => {
  if (u16(subtable) !== 4) throw new Error(`cmap has format ${u16(subtable)}, only 4 is read`);
  const size = u16(subtable + 6);
  const [ends, starts, deltas] = [subtable + 14, subtable + 16 + size, subtable + 16 + 2 * size];
  const segment = Array.from({ length: size / 2 }, (_, index) => index * 2).find((at) => u16(ends + at) >= 0x39);
  if (segment === undefined || u16(starts + segment) > 0x30) throw new Error('The font has no digits');
  const offsets = subtable + 16 + 3 * size + segment;
  const offset = u16(offsets);
  return new Set(
    Array.from({ length: 10 }, (_, digit) => {
      const code = 0x30 + digit;
      const glyph = offset === 0 ? code : u16(offsets + offset + (code - u16(starts + segment)) * 2);
      return (glyph + u16(deltas + segment)) & 0xffff;
    }),
  );
};
