import { correctionOf } from './error-correction.ts';
import { lengthBits, type QrVersion } from './qr-version.ts';

const byteMode = 0b0100;
const padding = [0xec, 0x11] as const;

const bitsOf = (value: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

const dataOf = (text: Uint8Array, { version, dataBytes }: QrVersion): readonly number[] => {
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(text.length, lengthBits(version)),
    ...[...text].flatMap((byte) => bitsOf(byte, 8)),
  ];
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    bytes.push(bitsOf(0, 8).reduce((byte, _, bit) => (byte << 1) | (bits[at + bit] ?? 0), 0));
  for (let at = 0; bytes.length < dataBytes; at += 1) bytes.push(padding[at % 2] ?? 0);
  return bytes;
};

const interleaved = (blocks: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, at) =>
    blocks.flatMap((block) => block[at] ?? []),
  ).flat();

export const qrBytes = (text: Uint8Array, layout: QrVersion): readonly number[] => {
  const data = dataOf(text, layout);
  const { blocks: count, dataBytes, correction } = layout;
  const short = Math.floor(dataBytes / count);
  const firstLong = count - (dataBytes % count);
  const begin = (at: number): number => at * short + Math.max(0, at - firstLong);
  const blocks = Array.from({ length: count }, (_, at) => data.slice(begin(at), begin(at + 1)));
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => correctionOf(block, correction)))];
};
