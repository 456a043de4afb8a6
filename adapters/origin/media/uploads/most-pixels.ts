/** A picture of more pixels is refused: decoding it would take the memory that every reader shares. */
export const mostPixels = 60_000_000;
