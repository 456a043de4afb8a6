import { createHash } from 'node:crypto';

/** Podcast namespace UUID (podcastindex.org, `podcast:guid`). */
const podcasts = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** UUID version 5 of the feed URL without its scheme and trailing slashes. */
export const podcastGuid = (address: string): string => {
  const bytes = createHash('sha1')
    .update(podcasts)
    .update(address.replace(/^[a-z]+:\/\//, '').replace(/\/+$/, ''))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
