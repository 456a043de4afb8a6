export interface PictureExtent {
  /** Of the last byte that belongs to the picture, plus one. */
  readonly end: number;
  /** True if no part is a comment, a text or data of an application. */
  readonly isBare: boolean;
}

const unended = (bytes: Buffer): PictureExtent => ({ end: bytes.length, isBare: false });

const drawingChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs']);

/** PNG (third edition), 5.3 "Chunk layout". */
const extentOfPng = (bytes: Buffer): PictureExtent => {
  let isBare = true;
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    isBare &&= drawingChunks.has(type);
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return { end: at, isBare };
  }
  return unended(bytes);
};

const [jfif, adobe] = [0xe0, 0xee];
/** Bytes of an APP0 segment without a thumbnail. */
const jfifLength = 16;

/** ITU-T T.81, B.1.1: RSTn, SOI, TEM and stuffed bytes have no length. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const isNeeded = (marker: number, length: number): boolean =>
  marker === jfif ? length === jfifLength : marker === adobe || marker < jfif;

const extentOfJpeg = (bytes: Buffer): PictureExtent => {
  let isBare = true;
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 2 <= bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return { end: at + 2, isBare };
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (at + 4 > bytes.length) break;
    else {
      const length = bytes.readUInt16BE(at + 2);
      isBare &&= isNeeded(marker, length);
      at += 2 + length;
    }
  }
  return unended(bytes);
};

/** The bytes must be a picture that decodes. */
export const pictureExtent = (bytes: Buffer, format: 'jpeg' | 'png'): PictureExtent =>
  format === 'png' ? extentOfPng(bytes) : extentOfJpeg(bytes);
