/** A body that is larger than it may be. */
export class OversizedBody extends Error {
  override readonly name = 'OversizedBody';
}

/**
 * The bytes of an answer, read while it streams and given up as soon as it exceeds `maxBytes` after decompression.
 * Rejects with `OversizedBody`, or with whatever broke the stream.
 */
export const readBytes = async (response: Response, maxBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, and with it the download.
    if (size > maxBytes) throw new OversizedBody(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

/** The same as a text. */
export const readBody = async (response: Response, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, maxBytes));
