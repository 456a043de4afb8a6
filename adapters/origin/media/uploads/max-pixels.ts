/** Larger pictures are refused: decoding them would exhaust memory. */
export const maxPixels = 60_000_000;
