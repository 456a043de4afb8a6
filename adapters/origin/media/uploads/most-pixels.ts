/** Larger pictures are refused: decoding them would exhaust memory. */
export const mostPixels = 60_000_000;
