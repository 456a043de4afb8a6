import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { replaceFile } from '#adapters/data-folder/replace-file.ts';
import { AddressMap } from '#core/addresses/old-addresses/address-map.ts';
import { type Domain, type KnownAddresses, nothingKnown } from './known-addresses.ts';

const headWire = z.object({
  version: z.literal(1),
  epoch: z.string(),
  number: z.number(),
  at: z.number(),
  shapes: z.array(z.tuple([z.string(), z.string()])),
  sum: z.number(),
});

const fileIn = (dataDir: string, domain: Domain): string => join(dataDir, `old-addresses-${domain}.map`);

/** A damaged or missing file holds nothing: the next look loads everything. */
export const readAddresses = async (dataDir: string, domain: Domain): Promise<KnownAddresses> => {
  const whole = await readFile(fileIn(dataDir, domain)).catch(() => null);
  if (whole === null) return nothingKnown;
  const end = whole.indexOf('\n');
  try {
    const { sum, epoch, number, at, shapes } = headWire.parse(JSON.parse(whole.toString('utf8', 0, end)));
    const bytes = new Uint8Array(whole.subarray(end + 1));
    if (crc32(bytes) !== sum || !AddressMap.isWhole(bytes)) return nothingKnown;
    return { epoch, number, at, shapes, map: new AddressMap(bytes) };
  } catch {
    return nothingKnown;
  }
};

export const writeAddresses = (
  dataDir: string,
  domain: Domain,
  { epoch, number, at, shapes, map }: KnownAddresses,
): Promise<void> => {
  const head = JSON.stringify({ version: 1, epoch, number, at, shapes, sum: crc32(map.bytes) });
  return replaceFile(fileIn(dataDir, domain), Buffer.concat([Buffer.from(`${head}\n`), map.bytes]));
};
