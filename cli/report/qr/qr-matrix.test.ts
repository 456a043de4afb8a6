import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { printQr } from './print-qr.ts';
import { qrMatrix } from './qr-matrix.ts';
import { versionFor } from './qr-version.ts';

const address = 'otpauth://totp/T:a@b.example?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=T';
const digest = (text: string): string => {
  const rows = (qrMatrix(text) ?? []).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  return `${rows.length} ${createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 32)}`;
};

describe('a QR code', () => {
  // Drawn with qrcode 1.5.4 at level M and the same mask, and decoded with jsqr 1.4.0.
  it.each([
    ['a', '21 ad65f877bf9411d14b0b2efbc0ca7dff'],
    [address, '37 1579bb9447f7f635fd9a1bb8919c7254'],
    ['Árvíztűrő tükörfúrógép '.repeat(6), '57 5b899f1d5f6e422c3fd783a7957e38c1'],
    ['x'.repeat(660), '97 ddec8520813f359dc5a0d7257563672a'],
  ])('of %j is what others draw', (text, drawn) => {
    expect(digest(text)).toBe(drawn);
  });

  it('grows with its text up to version 20, and is null for a longer one', () => {
    expect([1, 14, 15, 180, 181, 666, 667].map((length) => versionFor(length)?.version ?? null)).toEqual([
      1,
      1,
      2,
      9,
      10,
      20,
      null,
    ]);
    expect([qrMatrix('x'.repeat(667)), printQr('x'.repeat(667))]).toEqual([null, '']);
  });

  it('is printed light on dark, two rows a line, with room around it', () => {
    const lines = printQr(address).trimEnd().split('\n');
    expect([lines.length, new Set(lines.map(({ length }) => length))]).toEqual([21, new Set([41])]);
    expect([lines[0], lines[1]?.slice(0, 10)]).toEqual(['█'.repeat(41), '██ ▄▄▄▄▄ █']);
  });
});
